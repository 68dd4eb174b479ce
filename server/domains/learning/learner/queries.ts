import { sql } from 'kysely'
import type { getCourseFunnel as Funnel, listLearners as List } from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { courseSummary, newestContent } from '#domains/course'
import { accountNames } from '#domains/identity'
import { mainUnitsOf, type Reach, reachOf, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isId } from '#platform/db/is-id'
import { isCompleted } from '../module-rules.ts'
import { modulesIn } from '../progress/my-study.ts'
import { on } from '../tables.ts'

/** A published or retired course; a draft has no learners. */
export async function courseWithLearners(ctx: Ctx, courseId: string) {
  const course = await courseSummary(ctx.db, courseId)
  if (!course || course.state === 'draft') fail(commonErrors.NOT_FOUND)
  return course
}

/** Current enrolments of people within reach. */
function learnersOf(ctx: Ctx, reach: Reach, courseId: string) {
  return on(ctx.db)
    .selectFrom('learning.enrolment as enrolment')
    .where('enrolment.courseId', '=', courseId)
    .where('enrolment.isCurrent', '=', sql.lit(true))
    .where(within(reach, 'enrolment.account_id'))
}

const idleDays = 14
const day = 86_400_000

type Page = Pick<Input<typeof List>, 'id' | 'status' | 'show' | 'after' | 'pageSize'>

/** A page and one row more, in order of enrolment. */
export function learners(ctx: Ctx, reach: Reach, { id, status, show, after, pageSize }: Page) {
  let rows = learnersOf(ctx, reach, id)
    .select(['enrolment.id', 'enrolment.accountId', 'enrolment.status', 'enrolment.progress'])
    .select(['enrolment.score', 'enrolment.seconds', 'enrolment.round', 'enrolment.source'])
    .select(['enrolment.appliedAt', 'enrolment.studiedAt', 'enrolment.endedAt', 'enrolment.dueAt'])
  if (status && status !== 'NOT_ENROLLED') rows = rows.where('enrolment.status', '=', status)
  if (show !== 'all') rows = rows.where('enrolment.status', '=', 'IN_PROGRESS')
  if (show === 'overdue') rows = rows.where('enrolment.dueAt', '<', ctx.now)
  if (show === 'idle') {
    const since = new Date(ctx.now.getTime() - idleDays * day)
    rows = rows.where((at) =>
      at.or([at('enrolment.studiedAt', 'is', null), at('enrolment.studiedAt', '<', since)]),
    )
  }
  if (isId(after)) rows = rows.where('enrolment.id', '>', after)
  return rows
    .orderBy('enrolment.id')
    .limit(pageSize + 1)
    .execute()
}

export async function listLearners(ctx: Ctx, input: Input<typeof List>): Promise<Result<typeof List>> {
  const { title } = await courseWithLearners(ctx, input.id)
  const rows = await learners(ctx, await reachOf(ctx, 'learning.read'), input)
  const shown = rows.slice(0, input.pageSize)
  const last = rows.length > input.pageSize ? shown.at(-1) : undefined
  return { title, next: last?.id ?? '', records: await shownLearners(ctx, shown) }
}

const moment = (at: Date | null) => at?.toISOString() ?? null

type Row = Awaited<ReturnType<typeof learners>>[number]

export async function shownLearners(ctx: Ctx, rows: readonly Row[]) {
  const people = rows.map(({ accountId }) => accountId)
  const [names, units] = await Promise.all([accountNames(ctx.db, people), mainUnitsOf(ctx.db, people)])
  return rows.map(({ status, score, appliedAt, studiedAt, endedAt, dueAt, ...row }) => ({
    ...row,
    name: names.get(row.accountId) ?? '',
    unitName: units.get(row.accountId)?.name ?? '',
    appStatus: status,
    score: score === null ? null : Number(score),
    appliedAt: appliedAt.toISOString(),
    studiedAt: moment(studiedAt),
    endedAt: moment(endedAt),
    dueAt: moment(dueAt),
  }))
}

/** Counted on demand: a course has few enough learners within reach, and only its own page needs it. */
export async function getCourseFunnel(
  ctx: Ctx,
  { id }: Input<typeof Funnel>,
): Promise<Result<typeof Funnel>> {
  await courseWithLearners(ctx, id)
  const reach = await reachOf(ctx, 'learning.read')
  const byStatus = await learnersOf(ctx, reach, id)
    .select((at) => ['enrolment.status', at.fn.countAll<string>().as('people')])
    .groupBy('enrolment.status')
    .orderBy('enrolment.status')
    .execute()
  const late = await learnersOf(ctx, reach, id)
    .select((at) => at.fn.countAll<string>().as('people'))
    .where('enrolment.status', '=', 'IN_PROGRESS')
    .where('enrolment.dueAt', '<', ctx.now)
    .executeTakeFirstOrThrow()
  const started = byStatus.filter(
    ({ status }) => !['PENDING', 'WAITING', 'REJECTED', 'CANCELLED'].includes(status),
  )
  return {
    byStatus: byStatus.map(({ status, people }) => ({ appStatus: status, people: Number(people) })),
    overdue: Number(late.people),
    learners: started.reduce((sum, { people }) => sum + Number(people), 0),
    modules: await moduleSteps(ctx, reach, id),
  }
}

/** By module of the newest version; people on an older version count where both have the module. */
async function moduleSteps(ctx: Ctx, reach: Reach, courseId: string) {
  const content = await newestContent(ctx.db, courseId)
  const rows = await learnersOf(ctx, reach, courseId)
    .innerJoin('learning.progress as progress', 'progress.enrolmentId', 'enrolment.id')
    .select(['progress.moduleId', 'progress.opens', 'progress.submits', 'progress.isViewed'])
    .select(['progress.isSaved', 'progress.isReported', 'progress.score'])
    .select((at) => at.fn.countAll<string>().as('people'))
    .where('enrolment.status', 'in', ['IN_PROGRESS', 'COMPLETED', 'PASSED', 'FAILED', 'ABANDONED'])
    .groupBy(['progress.moduleId', 'progress.opens', 'progress.submits', 'progress.isViewed'])
    .groupBy(['progress.isSaved', 'progress.isReported', 'progress.score'])
    .execute()
  return modulesIn(content).map((module) => {
    const own = rows.filter(({ moduleId }) => moduleId === module.id)
    const count = (some: typeof own) => some.reduce((sum, { people }) => sum + Number(people), 0)
    return {
      moduleId: module.id,
      title: module.title,
      type: module.type,
      isRequired: module.isRequired,
      opened: count(own),
      done: count(
        own.filter((row) =>
          isCompleted(module, { ...row, score: row.score === null ? null : Number(row.score) }),
        ),
      ),
    }
  })
}
