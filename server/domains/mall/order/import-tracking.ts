import type { importTracking as contract } from '@lyceum/contract/mall'
import { id as idOf, type Input, type Result } from '@lyceum/contract/kit'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { readTracking } from './read-tracking.ts'
import { shipExchange } from './ship-exchange.ts'
import { exchangeStatesOf } from './store.ts'
import { faultsIn } from './tracking-rules.ts'

const exchangeId = idOf('mall.exchange')

/** What the list names and waits is shipped; what is wrong with the rest is told line by line, and left alone. */
export async function importTracking(
  ctx: Ctx,
  { fileId, isRehearsal }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const rows = await readTracking(ctx, fileId)
  const ids = rows.flatMap(({ id }) => exchangeId.safeParse(id).data ?? [])
  const checked = faultsIn(rows, await exchangeStatesOf(ctx.db, ids, await reachOf(ctx, 'mall.ship')))
  const ready = checked.flatMap(({ row, fault }) => (fault ? [] : [row]))
  // In the order of their ids: two lists at once do not wait for each other in a circle.
  const inOrder = ready.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
  if (!isRehearsal)
    for (const { id, carrier, trackingNo } of inOrder) await shipExchange(ctx, { id, carrier, trackingNo })
  return {
    ready: ready.length,
    faults: checked.flatMap(({ row: { line, id }, fault }) => (fault ? [{ line, text: id, fault }] : [])),
  }
}
