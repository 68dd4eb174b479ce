import type { Input, Result } from '@lyceum/contract/kit'
import {
  type actInBulk as actContract,
  bulkConfirmLimit,
  type listBulkActs as listContract,
  peopleErrors,
  type previewBulk as previewContract,
} from '@lyceum/contract/people'
import type { AccountCard } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { type Order, prepare } from './prepare-bulk.ts'
import { isUndoable } from './rules.ts'
import { type Before, steps } from './bulk-steps.ts'
import { insertAct, insertSteps, latestActs } from './store.ts'

/** Previews an act on a selection. */
export async function previewBulk(
  ctx: Ctx,
  order: Input<typeof previewContract>,
): Promise<Result<typeof previewContract>> {
  const { able, skipped } = await prepare(ctx, order)
  return {
    people: able.length + skipped.length,
    able: able.length,
    skipped: [...skipped],
    isBraked: able.length >= bulkConfirmLimit,
    isUndoable: order.act !== 'end-sessions',
  }
}

/** Runs it in one transaction. Above the bulk limit, the number of people must be confirmed. */
export async function actInBulk(
  ctx: Ctx,
  { count, ...order }: Input<typeof actContract>,
): Promise<Result<typeof actContract>> {
  const { able, skipped } = await prepare(ctx, order)
  if (able.length >= bulkConfirmLimit && count !== able.length)
    fail(peopleErrors.BULK_COUNT, { count: able.length })
  const { act, unitId, reason } = order
  const details = { unitId: unitId ?? null, reason }
  const id = await insertAct(ctx.db, { act, details, actedBy: ctx.actor.id, actedAt: ctx.now })
  const done: { accountId: string; before: Before }[] = []
  for (const person of able) done.push({ accountId: person.id, before: await doOne(ctx, person, order) })
  await insertSteps(ctx.db, id, done)
  await ctx.audit({
    action: `people.bulk.${act}`,
    object: `people.bulk:${id}`,
    after: { ...details, done: done.length, skipped: skipped.length },
  })
  return { id, done: done.length, skipped: skipped.length }
}

async function doOne(ctx: Ctx, person: AccountCard, order: Order): Promise<Before> {
  const { before, after } = await steps[order.act].act(ctx, person, order)
  await ctx.audit({
    action: `people.${order.act}`,
    object: `identity.account:${person.id}`,
    before,
    after: { ...after, reason: order.reason },
  })
  return before
}

export async function listBulkActs(ctx: Ctx): Promise<Result<typeof listContract>> {
  const rows = await latestActs(ctx.db, ctx.actor.id, 10)
  return {
    records: rows.map((row) => ({
      id: row.id,
      act: row.act,
      people: Number(row.people ?? 0),
      at: row.actedAt.toISOString(),
      isUndone: row.undoneAt !== null,
      isUndoable: isUndoable(row, ctx.now),
    })),
  }
}
