import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  type LedgerFilter,
  type LedgerMovement,
  mostAdded,
  type searchLedger as contract,
} from '@lyceum/contract/points'
import { accountNames } from '#domains/identity'
import { mainUnitsOf, personWithin, reachOf } from '#domains/org'
import { cursorOf, cursorText } from '#platform/cursor'
import type { Ctx } from '#platform/ctx'
import { startOf } from '#platform/days'
import { fail } from '#platform/failure'
import type { Room } from '#platform/room'
import { titlesBy } from '#platform/titles'
import { reversible } from '../ledger/reverse.ts'
import { dayAfter } from '../sign-in/rules.ts'
import { movementsBelow, type Place, sumsOf, type Wanted } from './search-queries.ts'

const permission = 'points.ledger'
const pageSize = 50

export async function searchLedger(
  ctx: Ctx,
  rooms: readonly Room[],
  { after, ...filter }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  if (filter.accountId !== undefined && !(await personWithin(ctx, permission, filter.accountId)))
    fail(commonErrors.NOT_FOUND)
  const wanted = await wantedOf(ctx, filter)
  const found = await movementsIn(ctx, wanted, { below: cursorOf(after), limit: pageSize + 1 })
  const shown = found.slice(0, pageSize)
  const last = found.length > pageSize ? shown.at(-1) : undefined
  const objects = shown.map(({ object }) => object)
  const titles = await titlesBy(ctx.db, rooms, objects)
  return {
    records: shown.map((one) => ({ ...one, about: titles.get(one.object) ?? null })),
    next: last ? cursorText({ updatedAt: new Date(last.at), id: last.id }) : '',
    totals: await sumsOf(ctx.db, wanted, mostAdded),
  }
}

/** Days of the site, the last one included; nobody beyond the reach of the asker. */
export async function wantedOf(ctx: Ctx, { from, to, ...rest }: LedgerFilter): Promise<Wanted> {
  const { zone } = ctx.site
  return {
    ...rest,
    reach: await reachOf(ctx, permission),
    from: from === undefined ? undefined : startOf(from, zone),
    until: to === undefined ? undefined : startOf(dayAfter(to, 1), zone),
  }
}

/** A run of movements with the names of those whom they concern. */
export async function movementsIn(
  ctx: Ctx,
  wanted: Wanted,
  page: { readonly below: Place | undefined; readonly limit: number },
): Promise<LedgerMovement[]> {
  const rows = await movementsBelow(ctx.db, wanted, page)
  const people = [...new Set(rows.map(({ accountId }) => accountId))]
  const hands = rows.flatMap(({ byId }) => (byId === null || byId === '0' ? [] : [byId]))
  const names = await accountNames(ctx.db, [...new Set([...people, ...hands])])
  const units = people.length === 0 ? new Map<string, { name: string }>() : await mainUnitsOf(ctx.db, people)
  return rows.map(({ byId, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    name: names.get(row.accountId) ?? '',
    unit: units.get(row.accountId)?.name ?? '',
    by: (byId !== null && byId !== row.accountId && names.get(byId)) || null,
    isReversible: reversible.includes(row.kind) && !row.isReversed,
  }))
}
