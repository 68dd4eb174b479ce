import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  type grantPoints as Grant,
  pointsErrors,
  type rehearseGrant as Rehearse,
} from '@lyceum/contract/points'
import { accountsByName, accountsByStaffNo, type ListedAccount } from '#domains/identity'
import { reachOf } from '#domains/org'
import { pointsEarned } from '#events/points'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { lockWallets } from '../ledger/earn-store.ts'
import { balancesOf } from '../ledger/queries.ts'
import { peopleReached } from '../ledger-admin/reach-queries.ts'
import { readList } from './read-list.ts'
import { checkGrants, keyOf, type GrantLine } from './rules.ts'
import { bookGrants, insertBulk } from './store.ts'

type GrantInput = Input<typeof Rehearse>

const shownRows = 200

/** Previews a list against the current wallets. */
export async function rehearseGrant(ctx: Ctx, input: GrantInput): Promise<Result<typeof Rehearse>> {
  const grantLines = await grantLinesOf(ctx, input)
  const people = await peopleNamed(ctx, grantLines)
  const balances = await balancesOf(ctx.db, idsOf(people))
  const { ready, faults } = checkGrants(grantLines, { people, balances })
  return {
    people: ready.length,
    total: totalOf(ready),
    rows: ready
      .slice(0, shownRows)
      .map(({ accountId: _accountId, ...row }) => ({ ...row, after: row.balance + row.amount })),
    faults: [...faults],
  }
}

/** Carries it out with the wallets locked; if the result differs from the preview, nothing is booked. */
export async function grantPoints(ctx: Ctx, input: Input<typeof Grant>): Promise<Result<typeof Grant>> {
  const grantLines = await grantLinesOf(ctx, input)
  const people = await peopleNamed(ctx, grantLines)
  const siteId = ctx.site.id
  const balances = await lockWallets(
    ctx.db,
    idsOf(people).map((accountId) => ({ siteId, accountId })),
  )
  const { ready, faults } = checkGrants(grantLines, { people, balances })
  const [only] = grantLines.length === 1 ? faults : []
  if (only?.fault === 'tooMuch') {
    const { id, name } = people.get(keyOf(only.text)) ?? fail(commonErrors.NOT_FOUND)
    fail(pointsErrors.GRANT_TOO_MUCH, { name, balance: balances.get(id)?.balance ?? 0 })
  }
  const total = totalOf(ready)
  if (ready.length !== input.people || total !== input.total)
    fail(pointsErrors.GRANT_NEEDS_CONFIRMING, { people: ready.length })

  const act = { reason: input.reason, byId: ctx.actor.id, at: ctx.now }
  const id = await insertBulk(ctx.db, { ...act, people: ready.length, total })
  const booked = await bookGrants(ctx.db, { ...act, bulkId: id, grants: ready })
  const granted = booked.filter(({ kind }) => kind === 'grant')
  const object = `grant:${id}`
  await ctx.publishAll(
    pointsEarned,
    granted.map(({ movementId, accountId, amount }) => ({
      movementId,
      accountId,
      rule: 'manual',
      object,
      amount,
    })),
  )
  await ctx.audit({
    action: 'points.grant',
    object: `points.bulk:${id}`,
    after: { people: ready.length, total, reason: input.reason },
  })
  return { id, people: ready.length, total }
}

async function grantLinesOf(ctx: Ctx, { lines, fileId, amount }: GrantInput): Promise<readonly GrantLine[]> {
  if (fileId !== null) return readList(ctx, fileId, amount)
  return lines.map((item, index) => ({
    line: index + 1,
    account: item.account,
    amount: item.amount ?? amount,
  }))
}

/** The named people, by user name or staff number, within the giver's reach; all others are unknown. */
async function peopleNamed(ctx: Ctx, grantLines: readonly GrantLine[]) {
  const keys = [...new Set(grantLines.map(({ account }) => keyOf(account)))]
  const typed = [...new Set(grantLines.map(({ account }) => account.trim()))]
  const byStaffNo = await accountsByStaffNo(ctx.db, typed)
  const byName = await accountsByName(ctx.db, keys)
  const found = [...byStaffNo, ...byName]
  const reach = await reachOf(ctx, 'points.grant')
  const reached = await peopleReached(
    ctx.db,
    reach,
    found.map(({ id }) => id),
  )
  const cards = found.filter(({ id }) => reached.has(id))
  // Where both match, the user name wins: it is added last.
  return new Map(cards.flatMap((card) => keysOf(card).map((key) => [key, knownOf(card)])))
}

const keysOf = ({ userName, staffNo }: ListedAccount): string[] =>
  [staffNo, userName].flatMap((item) => (item === null || item === '' ? [] : [keyOf(item)]))

const knownOf = ({ id, name, state }: ListedAccount) => ({ id, name, hasLeft: state === 'left' })

const idsOf = (people: ReadonlyMap<string, { readonly id: string }>) => [
  ...new Set([...people.values()].map(({ id }) => id)),
]

const totalOf = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0)
