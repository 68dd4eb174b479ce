import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  type LedgerFilter,
  type LedgerMovement,
  mostAdded,
  type searchLedger as contract,
} from '@lyceum/contract/points'
import { accountNames } from '#domains/identity'
import { mainUnitsOf, personWithin, reachOf } from '#domains/org'
import { cursorOf, cursorText } from '#platform/db/cursor'
import type { Ctx } from '#platform/ctx'
import { startOf } from '#platform/time/days'
import { fail } from '#platform/app-error'
import type { Domain } from '#platform/domain'
import { titlesBy } from '#platform/domain/titles'
import { reversible } from '../ledger/reverse-movement.ts'
import { dayAfter } from '../sign-in/rules.ts'
import { movementsBelow, type Place, sumsOf, type LedgerCriteria } from './search-queries.ts'

const permission = 'points.ledger'
const pageSize = 50

export async function searchLedger(
  ctx: Ctx,
  domains: readonly Domain[],
  { after, ...filter }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  if (filter.accountId !== undefined && !(await personWithin(ctx, permission, filter.accountId)))
    fail(commonErrors.NOT_FOUND)
  const criteria = await wantedOf(ctx, filter)
  const found = await movementsIn(ctx, criteria, { below: cursorOf(after), limit: pageSize + 1 })
  const shown = found.slice(0, pageSize)
  const last = found.length > pageSize ? shown.at(-1) : undefined
  const objects = shown.map(({ object }) => object)
  const titles = await titlesBy(ctx.db, domains, objects)
  return {
    records: shown.map((movement) => ({ ...movement, about: titles.get(movement.object) ?? null })),
    next: last ? cursorText({ updatedAt: new Date(last.at), id: last.id }) : '',
    totals: await sumsOf(ctx.db, criteria, mostAdded),
  }
}

/** Days in the site's time zone, the last one included; nobody beyond the requester's reach. */
export async function wantedOf(ctx: Ctx, { from, to, ...rest }: LedgerFilter): Promise<LedgerCriteria> {
  const { zone } = ctx.site
  return {
    ...rest,
    reach: await reachOf(ctx, permission),
    from: from === undefined ? undefined : startOf(from, zone),
    until: to === undefined ? undefined : startOf(dayAfter(to, 1), zone),
  }
}

/** A page of movements with the names of the people concerned. */
export async function movementsIn(
  ctx: Ctx,
  criteria: LedgerCriteria,
  page: { readonly below: Place | undefined; readonly limit: number },
): Promise<LedgerMovement[]> {
  const rows = await movementsBelow(ctx.db, criteria, page)
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
