import {
  sittingErrors,
  type allowExtra as Allow,
  type assignMarkers as Assign,
  type listAllowances as ListAllowances,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { accountNames } from '#domains/identity'
import { rollOf } from '#domains/learning'
import { peopleInAudience, peopleWithin, reachOf, unitsWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { hintCandidate, hintWatchers } from '../watchers/watchers.ts'
import { allowancesOf, putAllowance, stretchOpenAttempts } from './candidate-store.ts'
import { replaceMarkers } from './exam-store.ts'
import { examToOperate, examToRead } from './exam-reach.ts'

/** The limit per call; larger exams are done unit by unit. */
const mostPeople = 5000

type Given = Input<typeof Allow>

/** Extra time takes effect at once, also for open attempts. */
export async function allowExtra(
  ctx: Ctx,
  { id, accountIds, unitIds, ...given }: Given,
): Promise<Result<typeof Allow>> {
  const { courseId } = await examToOperate(ctx, id)
  if (!(await peopleWithin(ctx, 'exam.operate', accountIds))) fail(commonErrors.NOT_FOUND)
  if (!(await unitsWithin(ctx, 'exam.operate', unitIds))) fail(commonErrors.NOT_FOUND)
  const people = [...new Set([...accountIds, ...(await candidatesIn(ctx, courseId, unitIds))])]
  if (people.length === 0) return { people: 0, running: 0 }
  const { makeUpFrom, makeUpUntil } = given
  if (makeUpFrom !== null && makeUpUntil !== null && makeUpFrom >= makeUpUntil)
    fail(sittingErrors.EXAM_WINDOW_INVALID)
  const allowance = {
    ...given,
    examId: id,
    accountIds: people,
    makeUpFrom: makeUpFrom === null ? null : new Date(makeUpFrom),
    makeUpUntil: makeUpUntil === null ? null : new Date(makeUpUntil),
    notedBy: ctx.actor.id,
    notedAt: ctx.now,
  }
  await putAllowance(ctx.db, allowance)
  const running = await stretchOpenAttempts(ctx.db, allowance)
  await ctx.audit({
    action: 'exam.allow',
    object: `exam.exam:${id}`,
    after: { ...given, unitIds, accountIds: people },
  })
  ctx.afterCommit(async () => {
    for (const accountId of people) hintCandidate(ctx, accountId)
    await hintWatchers(ctx, id)
  })
  return { people: people.length, running }
}

/** The enrolled people of these units and the units below. */
async function candidatesIn(ctx: Ctx, courseId: string, unitIds: readonly string[]): Promise<string[]> {
  if (unitIds.length === 0) return []
  const keys = unitIds.map((unitId) => `unit:${unitId}`)
  const working = await peopleInAudience(ctx.db, { keys, unitId: null })
  const roll = await rollOf(ctx.db, await reachOf(ctx, 'exam.operate'), {
    courseId,
    only: working.map(({ accountId }) => accountId),
    after: '0',
    limit: mostPeople,
  })
  return roll.map(({ accountId }) => accountId)
}

export async function listAllowances(
  ctx: Ctx,
  { id }: Input<typeof ListAllowances>,
): Promise<Result<typeof ListAllowances>> {
  await examToRead(ctx, id)
  const rows = await allowancesOf(ctx.db, id)
  const names = await accountNames(
    ctx.db,
    rows.map(({ accountId }) => accountId),
  )
  return {
    records: rows.map((row) => ({
      ...row,
      name: names.get(row.accountId) ?? '',
      makeUpFrom: row.makeUpFrom?.toISOString() ?? null,
      makeUpUntil: row.makeUpUntil?.toISOString() ?? null,
      notedAt: (row.notedAt ?? ctx.now).toISOString(),
    })),
  }
}

export async function assignMarkers(
  ctx: Ctx,
  { id, accountIds }: Input<typeof Assign>,
): Promise<Result<typeof Assign>> {
  await examToOperate(ctx, id)
  const markers = [...new Set(accountIds)]
  if (!(await peopleWithin(ctx, 'exam.operate', markers))) fail(commonErrors.NOT_FOUND)
  await replaceMarkers(ctx.db, id, markers)
  await ctx.audit({ action: 'exam.markers', object: `exam.exam:${id}`, after: { markers } })
  return { markers: markers.length }
}
