import { hashPassword } from '#domains/identity'
import { searchablesOf } from '#domains/search'
import { type Database, type Db, inTransaction } from '#platform/db'
import type { SeedCtx } from '#platform/domain/seed'
import { seed as seedAccess } from '../../domains/access/seed.ts'
import { seed as seedAdmin } from '../../domains/admin/seed.ts'
import { seed as seedCourse, seedExamCourses } from '../../domains/course/seed.ts'
import { planCourseExams, seed as seedExam } from '../../domains/exam/seed.ts'
import { type Library, seed as seedFile } from '../../domains/file/seed.ts'
import { seed as seedHome } from '../../domains/home/seed.ts'
import { seed as seedHonor } from '../../domains/honor/seed.ts'
import { seed as seedIdentity } from '../../domains/identity/seed.ts'
import { seed as seedLearning, seedExamResults } from '../../domains/learning/seed.ts'
import { seed as seedLeave } from '../../domains/leave/seed.ts'
import { seed as seedMessage } from '../../domains/message/seed.ts'
import { seed as seedNews } from '../../domains/news/seed.ts'
import { seed as seedMall } from '../../domains/mall/seed.ts'
import { seed as seedOrg } from '../../domains/org/seed.ts'
import { seed as seedPaper } from '../../domains/paper/seed.ts'
import { seed as seedPeople } from '../../domains/people/seed.ts'
import { seed as seedPoints } from '../../domains/points/seed.ts'
import { seed as seedProfile } from '../../domains/profile/seed.ts'
import { authorAmong, seed as seedQuestion } from '../../domains/question/seed.ts'
import { seed as seedReport } from '../../domains/report/seed.ts'
import { seed as seedSearch } from '../../domains/search/seed.ts'
import { seed as seedSite, seedSites as makeSites, type SeededSite } from '../../domains/site/seed.ts'
import { seedDeliveries } from '../../domains/site/delivery/seed.ts'
import { seed as seedSocial } from '../../domains/social/seed.ts'
import { domains } from '../domains.ts'
import type { SeedStart } from './seed-start.ts'
import { makeCalendar } from './calendar.ts'

/** The password of all demo accounts. */
export const demoPassword = 'Lyceum@2026'

type SeededAccount = {
  readonly userName: string
  readonly name: string
  readonly roles: readonly string[]
}

export type SiteReport = {
  readonly site: SeededSite['site']
  readonly hosts: readonly string[]
  readonly made: Readonly<Record<string, number>>
  readonly accounts: readonly SeededAccount[]
}

type SeedOptions = {
  readonly size: 'small' | 'company'
  readonly beginning: SeedStart
  /** Media for courses; without it a site has none of its own. */
  readonly library?: Library
}

const empty: Library = { files: [], copy: async () => undefined }

/** Fills an empty, migrated database with the two demo sites. The same day gives the same rows. */
export async function seedSites(
  database: Database,
  { size, beginning, library = empty }: SeedOptions,
): Promise<SiteReport[]> {
  const passwordHash = await hashPassword(demoPassword)
  const reports: SiteReport[] = []
  for (const seeded of await makeSites(database.acrossSites('a new database gets its sites'))) {
    const { site } = seeded
    const open = domainOpener({ db: database.of(site.id), size, site, beginning })
    reports.push({ ...seeded, ...(await seedDomains(open, { passwordHash, library })) })
  }
  return reports
}

type Open = <T>(domain: string, seed: (ctx: SeedCtx) => Promise<T>) => Promise<T>

type Given = { readonly passwordHash: string; readonly library: Library }

/** Seeds the domains from the lowest layer up: each gets what it needs from those below. */
async function seedDomains(
  open: Open,
  { passwordHash, library }: Given,
): Promise<Pick<SiteReport, 'made' | 'accounts'>> {
  await open('site', seedSite)
  const { people, visits } = await open('identity', (ctx) => seedIdentity(ctx, { passwordHash }))
  const media = await open('file', (ctx) => seedFile(ctx, { people, library }))
  const { units, jobs } = await open('org', (ctx) => seedOrg(ctx, { people }))
  await open('access', (ctx) => seedAccess(ctx, { people, units, jobs }))
  await open('people', (ctx) => seedPeople(ctx, { people }))
  const { courses, taught } = await open('course', (ctx) => seedCourse(ctx, { people, units, media }))
  const { enrolments, finished } = await open('learning', (ctx) =>
    seedLearning(ctx, { people, units, jobs, courses }),
  )
  const authorId = authorAmong(people)?.id
  const pastExams = await open('exam/plan', (ctx) => planCourseExams(ctx, { authorId, taught }))
  await open('course/exams', (ctx) => seedExamCourses(ctx, pastExams))
  const { questions, papers, taken } = await open('exam', (ctx) =>
    seedExams(ctx, { authorId, people, courses, taught, examData: pastExams }),
  )
  await open('learning/exams', (ctx) => seedExamResults(ctx, taken))
  const courseId = courses.find(({ isShowcase }) => isShowcase)?.id
  await open('leave', (ctx) => seedLeave(ctx, { people, jobs }))
  await open('social', (ctx) => seedSocial(ctx, { people, courseId, finished }))
  await open('message', (ctx) => seedMessage(ctx, { people, courses }))
  await open('delivery', (ctx) => seedDeliveries(ctx, { people }))
  await open('news', (ctx) => seedNews(ctx, { people }))
  await open('home', (ctx) => seedHome(ctx, { people, courses }))
  await open('points', (ctx) => seedPoints(ctx, { people, finished, courses }))
  await open('mall', (ctx) => seedMall(ctx, { people }))
  await open('honor', (ctx) => seedHonor(ctx, { people, finished }))
  await open('profile', (ctx) => seedProfile(ctx, { people, courses }))
  await open('report', (ctx) => seedReport(ctx, { jobs, visits }))
  await open('admin', (ctx) => seedAdmin(ctx, { people }))
  await open('search', (ctx) => seedSearch(ctx, { people, searchables: searchablesOf(domains) }))
  const files = Object.values(media).flat()
  const made = { people, units, jobs, files, courses, questions, papers, exams: pastExams }
  return {
    made: { ...lengthsOf(made), enrolments: enrolments + taken.length },
    accounts: people.filter(({ isDemo }) => isDemo),
  }
}

function lengthsOf(lists: Readonly<Record<string, readonly unknown[]>>): Record<string, number> {
  return Object.fromEntries(Object.entries(lists).map(([what, list]) => [what, list.length]))
}

type Examined = Omit<Parameters<typeof seedQuestion>[1] & Parameters<typeof seedExam>[1], 'papers'>

/** The bank, its papers and the exams, in one transaction and with one generator: each is drawn from the one before. */
async function seedExams(ctx: SeedCtx, { authorId, people, courses, taught, examData: pastExams }: Examined) {
  const { questions, categories } = await seedQuestion(ctx, { authorId, courses, taught })
  const papers = await seedPaper(ctx, { authorId, questions, categories })
  return { questions, papers, taken: await seedExam(ctx, { people, papers, examData: pastExams }) }
}

type Opening = Pick<SeedCtx, 'db' | 'size' | 'site'> & { readonly beginning: SeedStart }

/** Each domain is seeded in its own transaction with its own random generator. */
function domainOpener({ db, size, site, beginning }: Opening): Open {
  const { ids, random, now } = beginning
  const calendar = makeCalendar(now, site.zone)
  return (domain, seed) =>
    inTransaction(db, (inner: Db) =>
      seed({ site, db: inner, size, calendar, ids, random: random.fork(`${site.code}/${domain}`) }),
    )
}
