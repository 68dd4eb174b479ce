import { inGroups, type SeedCtx } from '#platform/domain/seed'
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
import { drawHours } from './seed/draw-hours.ts'
import { drawInvitations } from './seed/invitations.ts'
import { limitLateCourses } from './seed/limit-late-courses.ts'
import { drawRequests } from './seed/requests.ts'
import { showcaseStudy, type Study } from './seed/showcase.ts'
import { drawStudy } from './seed/study.ts'
import { teamOf } from './seed/team.ts'
import { on } from './tables.ts'

export { seedExamResults } from './seed/exam-results-store.ts'

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

/** Approximate number of courses per person; demo accounts have taken more. */
const perPerson = { usual: 12, demo: 24, duty: 2 }

type Seeded = {
  readonly enrolments: number
  /** Completions with their time, so that comments can be made for them. */
  readonly finished: readonly { readonly courseId: string; readonly accountId: string; readonly at: Date }[]
}

/** Eighteen months of learning: enrolments, progress, results and ratings. */
export async function seed(ctx: SeedCtx, made: Made): Promise<Seeded> {
  const courses = made.courses.flatMap((item) =>
    item.versionId !== null && item.state === 'published'
      ? [{ ...item, versionId: item.versionId, shownAt: item.createdAt }]
      : [],
  )
  const learners = learnersOf(made)
  const usual = courses.filter(({ isShowcase }) => !isShowcase)
  const generated = learners.flatMap((learner) => coursesOf(ctx, learner, learner.isDemo ? usual : courses))
  const requests = drawRequests({
    ...ctx,
    siteCode: ctx.site.code,
    courses: usual,
    team: await teamOf(ctx.db, made, learners),
  })
  const requested = requests.map(({ enrolment }) => enrolment)
  const taken = limitLateCourses(without(requested, withinQuota(generated)), ctx.calendar)
  const studied = showcaseStudy(
    ctx,
    courses.find(({ isShowcase }) => isShowcase),
    made.people,
  )
  const duty = drawDuty({
    ...ctx,
    courses: usual,
    learners,
    taken: [...taken.map(({ enrolment }) => enrolment), ...requested, ...studied.enrolments],
    unitIds: made.units.map(({ id }) => id),
  })
  const study = drawStudy(ctx, taken, made.people)
  const enrolments = [...study.enrolments, ...studied.enrolments, ...(duty?.places ?? []), ...requested]
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

const without = (requested: readonly Enrolment[], taken: readonly Taken[]) =>
  taken.filter(({ enrolment }) => !requested.some((item) => isSame(item, enrolment)))

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
  const unitKeysOf = (unitId: string): string[] => {
    const parent = parents.get(unitId)
    return [`unit:${unitId}`, ...(parent ? unitKeysOf(parent) : [])]
  }
  const keys = new Map<string, string[]>()
  for (const { accountId, unitId, until } of jobs)
    if (until === null) keys.set(accountId, [...(keys.get(accountId) ?? []), ...unitKeysOf(unitId)])
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
  const generated = learner.isDemo ? demo : ctx.random.int(2, usual * 2 - 2)
  const most = learner.isDuty ? duty : generated
  return ctx.random
    .shuffled(open)
    .slice(0, most)
    .map((course) => ({ learner, course, enrolment: drawEnrolment(course, learner, ctx) }))
}

/** Enrolments beyond the quota are dropped. */
function withinQuota(generated: readonly Taken[]): readonly Taken[] {
  const seats = new Map<string, number>()
  return generated.filter(({ course, enrolment }) => {
    if (!enrolment.holdsSeat) return true
    const taken = (seats.get(course.id) ?? 0) + 1
    if (course.quota !== null && taken > course.quota) return false
    seats.set(course.id, taken)
    return true
  })
}

/** Texts in the site's own language. */
const titles: Readonly<Record<string, { readonly inForce: string; readonly draft: string }>> = {
  hengchuan: { inForce: '部门年度必修', draft: '新员工入职 30 天必修' },
  nanyu: { inForce: '部門年度必修', draft: '新進同仁到職 30 天必修' },
}

/** One active rule with the people it has reached, and one draft. */
async function seedDuty(
  { db, ids, site }: SeedCtx,
  { ruleId, course, because, since, duties }: NonNullable<ReturnType<typeof drawDuty>>,
  { people }: Made,
): Promise<void> {
  const createdBy = people.find(({ isDemo }) => isDemo)?.id ?? ''
  const texts = titles[site.code]
  if (!texts) return
  const common = { createdBy, updatedAt: since }
  const days = { dueKind: 'assigned' as const, dueDays: 30 }
  const draft = { ...common, ...days, id: ids.next(), title: texts.draft, audience: ['all'] }
  await on(db).insertInto('learning.duty_rule').values(draft).execute()
  await on(db)
    .insertInto('learning.duty_rule')
    .values({
      ...common,
      ...days,
      id: ruleId,
      title: texts.inForce,
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
