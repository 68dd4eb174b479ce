import type { withdrawHoldings as contract } from '@lyceum/contract/access'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { listHoldings, withdrawRole } from '#domains/identity'
import { reachOf, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { placesOf } from './holdings.ts'
import { askedOf, type House } from './house.ts'
import { refuseBeyond, rightsNow } from './rights.ts'

/** Takes roles back that the caller could have granted; one that is not there refuses all. */
export async function takeRoles(
  ctx: Ctx,
  house: House,
  { ids: wanted }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const ids = [...new Set(wanted)]
  const reach = await reachOf(ctx, 'access.grant')
  const page = { limit: ids.length, offset: 0 }
  const rows = await listHoldings(ctx.db, (accountId) => within(reach, accountId), { ids, ...page })
  if (rows.length < ids.length) fail(commonErrors.NOT_FOUND)
  const judge = await rightsNow(ctx, house)
  const placeOf = await placesOf(ctx, rows)
  for (const row of rows) {
    const permissions = ['access.grant', ...(row.permissions ?? askedOf(house, row.role))]
    // A unit that is no more lies in nobody's part: whoever administers the whole site clears up.
    await refuseBeyond(judge, { permissions, place: placeOf(row) ?? { kind: 'site' } })
  }
  await withdrawRole(ctx, ids)
  return { count: ids.length }
}
