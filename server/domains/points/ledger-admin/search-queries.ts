import type { LedgerFilter } from '@lyceum/contract/points'
import { sql } from 'kysely'
import { type Reach, within } from '#domains/org'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type LedgerCriteria = Pick<LedgerFilter, 'accountId' | 'rule' | 'kind' | 'object' | 'sign'> & {
  readonly reach: Reach
  readonly from: Date | undefined
  readonly until: Date | undefined
}

export type Place = { readonly updatedAt: Date; readonly id: string }

/** Whose wallet is shown: that of the requested person, otherwise of the movement's owner. */
const whose = (accountId: string | undefined) =>
  accountId === undefined ? sql<string>`movement.account_id` : sql<string>`${accountId}::bigint`

function chosen(db: Db, { reach, accountId, rule, kind, object, sign, from, until }: LedgerCriteria) {
  let query = on(db)
    .selectFrom('points.movement as movement')
    .where(within(reach, 'movement.account_id'))
    .$if(rule !== '', (some) => some.where('movement.rule', '=', rule))
    .$if(object !== '', (some) => some.where('movement.object', '=', object))
  if (kind !== undefined) query = query.where('movement.kind', '=', kind)
  if (from !== undefined) query = query.where('movement.at', '>=', from)
  if (until !== undefined) query = query.where('movement.at', '<', until)
  if (accountId !== undefined)
    // One's own movements, and those received from others.
    query = query.where('movement.id', 'in', (at) =>
      at
        .selectFrom('points.entry as mine')
        .select('mine.movementId')
        .where('mine.accountId', '=', accountId)
        .union(
          at
            .selectFrom('points.movement as own')
            .select('own.id as movementId')
            .where('own.accountId', '=', accountId),
        ),
    )
  if (sign !== 'all')
    query = query.where((at) =>
      at.exists(
        at
          .selectFrom('points.entry as moved')
          .select('moved.leg')
          .whereRef('moved.movementId', '=', 'movement.id')
          .where('moved.accountId', '=', whose(accountId))
          .where('moved.amount', sign === 'in' ? '>' : '<', '0'),
      ),
    )
  return query
}

/** The next movements below a position, newest first. */
export async function movementsBelow(
  db: Db,
  criteria: LedgerCriteria,
  { below, limit }: { readonly below: Place | undefined; readonly limit: number },
) {
  let query = chosen(db, criteria)
  if (below)
    query = query.where((at) =>
      at(at.refTuple('movement.at', 'movement.id'), '<', at.tuple(below.updatedAt, below.id)),
    )
  const rows = await query
    .leftJoin('points.movement as reversal', 'reversal.reverses', 'movement.id')
    .select(['movement.id', 'movement.at', 'movement.kind', 'movement.rule', 'movement.object'])
    .select(['movement.accountId', 'movement.amount as moved', 'movement.shortfall', 'movement.reason'])
    .select(['movement.byId', 'reversal.id as reversalId'])
    .select((at) => effectOf(at, criteria.accountId))
    .orderBy('movement.at', 'desc')
    .orderBy('movement.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ moved, shortfall, amount, reversalId, ...row }) => ({
    ...row,
    amount: Number(amount ?? 0),
    moved: Number(moved),
    shortfall: Number(shortfall),
    isReversed: reversalId !== null,
  }))
}

type Builder = Parameters<
  Extract<Parameters<ReturnType<typeof chosen>['select']>[0], (...args: never) => unknown>
>[0]

const effectOf = (at: Builder, accountId: string | undefined) =>
  at
    .selectFrom('points.entry as entry')
    .select(({ fn }) => fn.sum<string>('entry.amount').as('amount'))
    .whereRef('entry.movementId', '=', 'movement.id')
    .where('entry.accountId', '=', whose(accountId))
    .as('amount')

/** The totals of the first ones; one more than requested shows that there are more. */
export async function sumsOf(db: Db, criteria: LedgerCriteria, most: number) {
  const some = chosen(db, criteria)
    .select((at) => effectOf(at, criteria.accountId))
    .orderBy('movement.at', 'desc')
    .orderBy('movement.id', 'desc')
    .limit(most + 1)
  const row = await on(db)
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<string>().as('movements'))
    .select(sql<string>`coalesce(sum(amount) filter (where amount > 0), 0)`.as('income'))
    .select(sql<string>`coalesce(-sum(amount) filter (where amount < 0), 0)`.as('outgo'))
    .executeTakeFirstOrThrow()
  const movements = Number(row.movements)
  return {
    movements: Math.min(movements, most),
    income: Number(row.income),
    outgo: Number(row.outgo),
    isMore: movements > most,
  }
}
