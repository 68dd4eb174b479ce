import {
  sittingErrors,
  type allowExtra as Allow,
  type assignMarkers as Assign,
  type listAllowances as ListAllowances,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { accountNames } from '#domains/identity'
import { peopleWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { allowancesOf, putAllowance, stretchOpenAttempts } from './candidate-store.ts'
import { replaceMarkers } from './exam-store.ts'
import { examToOperate, examToRead } from './within.ts'

type Given = Input<typeof Allow>

/** More time counts at once, also for who is answering just now. */
export async function allowExtra(
  ctx: Ctx,
  { id, accountIds, ...given }: Given,
): Promise<Result<typeof Allow>> {
  await examToOperate(ctx, id)
  const people = [...new Set(accountIds)]
  if (!(await peopleWithin(ctx, 'exam.operate', people))) fail(commonErrors.NOT_FOUND)
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
  await ctx.audit({ action: 'exam.allow', object: `exam.exam:${id}`, after: { ...given, people } })
  return { people: people.length, running }
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
