import type { importTracking as contract } from '@lyceum/contract/mall'
import { id as idOf, type Input, type Result } from '@lyceum/contract/kit'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { readTracking } from './read-tracking.ts'
import { shipExchange } from './ship-exchange.ts'
import { exchangeStatesOf } from './store.ts'
import { faultsIn } from './tracking-rules.ts'

const exchangeId = idOf('mall.exchange')

/**
 * Ships the waiting exchanges of the list; faults in other lines are returned line by line, and those lines are
 * skipped.
 */
export async function importTracking(
  ctx: Ctx,
  { fileId, isRehearsal }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const rows = await readTracking(ctx, fileId)
  const ids = rows.flatMap(({ id }) => exchangeId.safeParse(id).data ?? [])
  const checked = faultsIn(rows, await exchangeStatesOf(ctx.db, ids, await reachOf(ctx, 'mall.ship')))
  const ready = checked.flatMap(({ row, fault }) => (fault ? [] : [row]))
  // In id order, so that two imports at once do not deadlock.
  const inOrder = ready.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
  if (!isRehearsal)
    for (const { id, carrier, trackingNo } of inOrder) await shipExchange(ctx, { id, carrier, trackingNo })
  return {
    ready: ready.length,
    faults: checked.flatMap(({ row: { line, id }, fault }) => (fault ? [{ line, text: id, fault }] : [])),
  }
}
