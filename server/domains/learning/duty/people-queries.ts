import { sql } from 'kysely'
import type { listDuties as People, listMyDuties as Mine } from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import { titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { audienceNames } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { isId } from '#platform/db/is-id'
import { on } from '../tables.ts'
import { ruleToRead } from './rule/rule-reach.ts'

/** The people a rule has reached, by person and course. */
export async function listDuties(ctx: Ctx, input: Input<typeof People>): Promise<Result<typeof People>> {
  await ruleToRead(ctx, input.id)
  const rows = await reachedBy(ctx, input)
  const shown = rows.slice(0, input.pageSize)
  const [names, titles, reasons] = await Promise.all([
    accountNames(
      ctx.db,
      shown.map((row) => row.accountId),
    ),
    titlesOf(ctx.db, [...new Set(shown.map((row) => row.courseId))]),
    audienceNames(ctx.db, [...new Set(shown.map(({ because }) => because))]),
  ])
  const last = rows.length > input.pageSize ? shown.at(-1) : undefined
  return {
    next: last ? `${last.accountId}_${last.courseId}` : '',
    records: shown.map(({ accountId, courseId, progress, ...row }) => ({
      accountId,
      courseId,
      progress,
      name: names.get(accountId) ?? '',
      courseTitle: titles.get(courseId) ?? '',
      ...shownTimes(row, reasons),
    })),
  }
}

/** A page and one row more. */
function reachedBy(ctx: Ctx, { id, show, after, pageSize }: Input<typeof People>) {
  let duties = withDone(ctx).where('duty.ruleId', '=', id)
  if (show === 'done') duties = duties.where('done.at', 'is not', null)
  if (show === 'open' || show === 'overdue') duties = duties.where('done.at', 'is', null)
  if (show === 'overdue') duties = duties.where('duty.dueAt', '<', ctx.now)
  const [accountId = '', courseId = ''] = after.split('_')
  if (isId(accountId) && isId(courseId))
    duties = duties.where((at) =>
      at(at.refTuple('duty.accountId', 'duty.courseId'), '>', at.tuple(accountId, courseId)),
    )
  return duties
    .leftJoin('learning.enrolment as enrolment', (join) =>
      join
        .onRef('enrolment.accountId', '=', 'duty.accountId')
        .onRef('enrolment.courseId', '=', 'duty.courseId')
        .on('enrolment.isCurrent', '=', sql.lit(true)),
    )
    .select('enrolment.progress')
    .orderBy('duty.accountId')
    .orderBy('duty.courseId')
    .limit(pageSize + 1)
    .execute()
}

/** Open duties with the day each was first completed. */
function withDone(ctx: Ctx) {
  return on(ctx.db)
    .selectFrom('learning.duty as duty')
    .leftJoinLateral(
      (at) =>
        at
          .selectFrom('learning.completion')
          .select('learning.completion.at')
          .whereRef('learning.completion.accountId', '=', 'duty.accountId')
          .whereRef('learning.completion.courseId', '=', 'duty.courseId')
          .orderBy('learning.completion.at')
          .limit(1)
          .as('done'),
      (join) => join.onTrue(),
    )
    .select(['duty.courseId', 'duty.accountId', 'duty.because', 'duty.since', 'duty.dueAt', 'done.at'])
    .where('duty.endedAt', 'is', null)
}

type Times = {
  readonly because: string
  readonly since: Date
  readonly dueAt: Date | null
  readonly at: Date | null
}

/** Reason, start, due date and completion. */
function shownTimes({ because, since, dueAt, at }: Times, reasons: ReadonlyMap<string, string>) {
  return {
    because: { key: because, name: reasons.get(because) ?? '' },
    since: since.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    doneAt: at?.toISOString() ?? null,
  }
}

export async function listMyDuties(ctx: Ctx): Promise<Result<typeof Mine>> {
  const rows = await withDone(ctx)
    .innerJoin('learning.duty_rule as rule', 'rule.id', 'duty.ruleId')
    .select('rule.title as ruleTitle')
    .where('duty.accountId', '=', ctx.actor.id)
    .orderBy('duty.dueAt')
    .orderBy('duty.courseId')
    .limit(200)
    .execute()
  const [titles, reasons] = await Promise.all([
    titlesOf(ctx.db, [...new Set(rows.map(({ courseId }) => courseId))]),
    audienceNames(ctx.db, [...new Set(rows.map(({ because }) => because))]),
  ])
  return {
    records: rows.map(({ courseId, ruleTitle, ...row }) => ({
      itmId: courseId,
      title: titles.get(courseId) ?? '',
      ruleTitle,
      ...shownTimes(row, reasons),
    })),
  }
}
