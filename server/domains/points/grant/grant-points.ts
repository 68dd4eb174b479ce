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
import { fail } from '#platform/failure'
import { holdPurses } from '../ledger/earn-store.ts'
import { balancesOf } from '../ledger/queries.ts'
import { peopleReached } from '../desk/reach-queries.ts'
import { readList } from './read-list.ts'
import { judged, keyOf, type Wish } from './rules.ts'
import { bookGrants, insertBulk } from './store.ts'

type Asked = Input<typeof Rehearse>

const shownRows = 200

/** What a list would come to, as the purses are now. */
export async function rehearseGrant(ctx: Ctx, asked: Asked): Promise<Result<typeof Rehearse>> {
  const wishes = await wishesOf(ctx, asked)
  const people = await peopleNamed(ctx, wishes)
  const balances = await balancesOf(ctx.db, idsOf(people))
  const { ready, faults } = judged(wishes, { people, balances })
  return {
    people: ready.length,
    total: totalOf(ready),
    rows: ready
      .slice(0, shownRows)
      .map(({ accountId: _accountId, ...row }) => ({ ...row, after: row.balance + row.amount })),
    faults: [...faults],
  }
}

/** The same, carried out: whoever moves points meanwhile waits, and what is no longer as promised moves nothing. */
export async function grantPoints(ctx: Ctx, asked: Input<typeof Grant>): Promise<Result<typeof Grant>> {
  const wishes = await wishesOf(ctx, asked)
  const people = await peopleNamed(ctx, wishes)
  const siteId = ctx.site.id
  const balances = await holdPurses(
    ctx.db,
    idsOf(people).map((accountId) => ({ siteId, accountId })),
  )
  const { ready, faults } = judged(wishes, { people, balances })
  const [only] = wishes.length === 1 ? faults : []
  if (only?.fault === 'tooMuch') {
    const { id, name } = people.get(keyOf(only.text)) ?? fail(commonErrors.NOT_FOUND)
    fail(pointsErrors.GRANT_TOO_MUCH, { name, balance: balances.get(id)?.balance ?? 0 })
  }
  const total = totalOf(ready)
  if (ready.length !== asked.people || total !== asked.total)
    fail(pointsErrors.GRANT_NEEDS_CONFIRMING, { people: ready.length })

  const act = { reason: asked.reason, byId: ctx.actor.id, at: ctx.now }
  const id = await insertBulk(ctx.db, { ...act, people: ready.length, total })
  const booked = await bookGrants(ctx.db, { ...act, bulkId: id, grants: ready })
  const earned = booked.filter(({ kind }) => kind === 'grant')
  const object = `grant:${id}`
  await ctx.tellAll(
    pointsEarned,
    earned.map(({ movementId, accountId, amount }) => ({
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
    after: { people: ready.length, total, reason: asked.reason },
  })
  return { id, people: ready.length, total }
}

async function wishesOf(ctx: Ctx, { lines, fileId, amount }: Asked): Promise<readonly Wish[]> {
  if (fileId !== null) return readList(ctx, fileId, amount)
  return lines.map((one, index) => ({
    line: index + 1,
    account: one.account,
    amount: one.amount ?? amount,
  }))
}

/** Who is meant, by account or staff number, of those whom the giver reaches; all others are unknown. */
async function peopleNamed(ctx: Ctx, wishes: readonly Wish[]) {
  const keys = [...new Set(wishes.map(({ account }) => keyOf(account)))]
  const typed = [...new Set(wishes.map(({ account }) => account.trim()))]
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
  // Where both would fit, the account is meant: it is read last.
  return new Map(cards.flatMap((card) => keysOf(card).map((key) => [key, knownOf(card)])))
}

const keysOf = ({ userName, staffNo }: ListedAccount): string[] =>
  [staffNo, userName].flatMap((one) => (one === null || one === '' ? [] : [keyOf(one)]))

const knownOf = ({ id, name, state }: ListedAccount) => ({ id, name, hasLeft: state === 'left' })

const idsOf = (people: ReadonlyMap<string, { readonly id: string }>) => [
  ...new Set([...people.values()].map(({ id }) => id)),
]

const totalOf = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0)
