import { inGroups, type SeedCtx } from '#platform/seed'
import { drawDuty } from './seed/duties.ts'
import {
  type Course,
  drawEnrolment,
  type Enrolment,
  isDone,
  isFor,
  type Learner,
  type Taken,
} from './seed/history.ts'
import { seedCompletions, seedFigures } from './seed/figures-store.ts'
import { drawHours } from './seed/hours.ts'
import { drawInvitations } from './seed/invitations.ts'
import { limitLateCourses } from './seed/limit-late-courses.ts'
import { drawRequests } from './seed/requests.ts'
import { showcaseStudy, type Study } from './seed/showcase.ts'
import { drawStudy } from './seed/study.ts'
import { teamOf } from './seed/team.ts'
import { on } from './tables.ts'

export { seedSat } from './seed/sat-store.ts'

type Made = {
  readonly people: readonly {
    readonly id: string
    readonly state: string
    readonly isExternal: boolean
    readonly isDemo: boolean
    readonly isDuty: boolean
    readonly userName: string
    readonly roles: readonly string[]
  }[]
  readonly units: readonly { readonly id: string; readonly parentId: string | null }[]
  readonly jobs: readonly {
    readonly accountId: string
    readonly unitId: string
    readonly isHead: boolean
    readonly until: string | null
  }[]
  readonly courses: readonly (Omit<Course, 'versionId' | 'shownAt'> & {
    readonly versionId: string | null
    readonly state: string
    readonly approval: string
    readonly createdAt: Date
    readonly isShowcase: boolean
  })[]
}

/** How many courses somebody has taken, about; whoever shows the product has taken more. */
const perPerson = { usual: 12, demo: 24, duty: 2 }

type Seeded = {
  readonly enrolments: number
  /** Who has completed what, and when: they have something to say about it. */
  readonly finished: readonly { readonly courseId: string; readonly accountId: string; readonly at: Date }[]
}

/** Eighteen months of learning: who took what, how far, how it ended, and the stars they gave. */
export async function seed(ctx: SeedCtx, made: Made): Promise<Seeded> {
  const courses = made.courses.flatMap((one) =>
    one.versionId !== null && one.state === 'published'
      ? [{ ...one, versionId: one.versionId, shownAt: one.createdAt }]
      : [],
  )
  const learners = learnersOf(made)
  const usual = courses.filter(({ isShowcase }) => !isShowcase)
  const drawn = learners.flatMap((learner) => coursesOf(ctx, learner, learner.isDemo ? usual : courses))
  const requests = drawRequests({
    ...ctx,
    siteCode: ctx.site.code,
    courses: usual,
    team: await teamOf(ctx.db, made, learners),
  })
  const asked = requests.map(({ enrolment }) => enrolment)
  const taken = limitLateCourses(without(asked, withinQuota(drawn)), ctx.calendar)
  const studied = showcaseStudy(
    ctx,
    courses.find(({ isShowcase }) => isShowcase),
    made.people,
  )
  const duty = drawDuty({
    ...ctx,
    courses: usual,
    learners,
    taken: [...taken.map(({ enrolment }) => enrolment), ...asked, ...studied.enrolments],
    unitIds: made.units.map(({ id }) => id),
  })
  const study = drawStudy(ctx, taken, made.people)
  const enrolments = [...study.enrolments, ...studied.enrolments, ...(duty?.places ?? []), ...asked]
  await inGroups(enrolments, (group) => on(ctx.db).insertInto('learning.enrolment').values(group).execute())
  const approvals = requests.map(({ approval }) => approval)
  await inGroups(approvals, (group) => on(ctx.db).insertInto('learning.approval').values(group).execute())
  await inGroups(study.records, (group) => on(ctx.db).insertInto('learning.progress').values(group).execute())
  await inGroups(study.handIns, (group) => on(ctx.db).insertInto('learning.hand_in').values(group).execute())
  await seedStudy(ctx, studied)
  const hours = drawHours(ctx, learners)
  await inGroups(hours, (group) => on(ctx.db).insertInto('learning.study_hour').values(group).execute())
  await seedInvitations(ctx, { learners, courses: usual, taken: enrolments })
  await seedCompletions(ctx, enrolments)
  await seedFigures(ctx, courses, enrolments)
  if (duty) await seedDuty(ctx, duty, made)
  return {
    enrolments: enrolments.length,
    finished: enrolments.flatMap(({ courseId, accountId, status, endedAt }) =>
      isDone(status) && endedAt ? [{ courseId, accountId, at: endedAt }] : [],
    ),
  }
}

const without = (asked: readonly Enrolment[], taken: readonly Taken[]) =>
  taken.filter(({ enrolment }) => !asked.some((one) => isSame(one, enrolment)))

const isSame = (a: Enrolment, b: Enrolment) => a.courseId === b.courseId && a.accountId === b.accountId

async function seedInvitations(ctx: SeedCtx, scene: Parameters<typeof drawInvitations>[1]): Promise<void> {
  const invitations = await drawInvitations(ctx, scene)
  await inGroups(invitations, (group) =>
    on(ctx.db).insertInto('learning.recommendation').values(group).execute(),
  )
}

async function seedStudy({ db }: SeedCtx, { records, handIns, notes }: Study): Promise<void> {
  if (records.length > 0) await on(db).insertInto('learning.progress').values(records).execute()
  if (handIns.length > 0) await on(db).insertInto('learning.hand_in').values(handIns).execute()
  if (notes.length > 0) await on(db).insertInto('learning.note').values(notes).execute()
}

function learnersOf({ people, jobs, units }: Made): readonly Learner[] {
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]))
  const wayUp = (unitId: string): string[] => {
    const parent = parents.get(unitId)
    return [`unit:${unitId}`, ...(parent ? wayUp(parent) : [])]
  }
  const keys = new Map<string, string[]>()
  for (const { accountId, unitId, until } of jobs)
    if (until === null) keys.set(accountId, [...(keys.get(accountId) ?? []), ...wayUp(unitId)])
  return people
    .filter(({ state }) => state === 'active')
    .map(({ id, isExternal, isDemo, isDuty }) => ({
      id,
      isExternal,
      isDemo: isDemo && !isDuty,
      isDuty,
      keys: new Set(['all', `person:${id}`, ...(keys.get(id) ?? [])]),
    }))
}

function coursesOf(ctx: SeedCtx, learner: Learner, courses: readonly Course[]): Taken[] {
  const { usual, demo, duty } = perPerson
  const open = courses.filter((course) => isFor(course, learner))
  const drawn = learner.isDemo ? demo : ctx.random.int(2, usual * 2 - 2)
  const most = learner.isDuty ? duty : drawn
  return ctx.random
    .shuffled(open)
    .slice(0, most)
    .map((course) => ({ learner, course, enrolment: drawEnrolment(course, learner, ctx) }))
}

/** Whoever would have been one too many never came. */
function withinQuota(drawn: readonly Taken[]): readonly Taken[] {
  const seats = new Map<string, number>()
  return drawn.filter(({ course, enrolment }) => {
    if (!enrolment.holdsSeat) return true
    const taken = (seats.get(course.id) ?? 0) + 1
    if (course.quota !== null && taken > course.quota) return false
    seats.set(course.id, taken)
    return true
  })
}

/** Words of the site's own people. */
const titles: Readonly<Record<string, { readonly inForce: string; readonly draft: string }>> = {
  hengchuan: { inForce: '部门年度必修', draft: '新员工入职 30 天必修' },
  nanyu: { inForce: '部門年度必修', draft: '新進同仁到職 30 天必修' },
}

/** One rule in force with whom it has reached, and one that somebody is still writing. */
async function seedDuty(
  { db, ids, site }: SeedCtx,
  { ruleId, course, because, since, duties }: NonNullable<ReturnType<typeof drawDuty>>,
  { people }: Made,
): Promise<void> {
  const createdBy = people.find(({ isDemo }) => isDemo)?.id ?? ''
  const words = titles[site.code]
  if (!words) return
  const common = { createdBy, updatedAt: since }
  const days = { dueKind: 'assigned' as const, dueDays: 30 }
  const draft = { ...common, ...days, id: ids.next(), title: words.draft, audience: ['all'] }
  await on(db).insertInto('learning.duty_rule').values(draft).execute()
  await on(db)
    .insertInto('learning.duty_rule')
    .values({
      ...common,
      ...days,
      id: ruleId,
      title: words.inForce,
      audience: [because],
      state: 'active',
      people: duties.length,
      keptAt: since,
    })
    .execute()
  const courses = [ruleId, draft.id].map((id) => ({ ruleId: id, courseId: course.id }))
  await on(db).insertInto('learning.duty_course').values(courses).execute()
  await inGroups(duties, (group) => on(db).insertInto('learning.duty').values(group).execute())
}
