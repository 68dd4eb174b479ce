import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Span = { readonly from?: Date | undefined; readonly until?: Date | undefined }
export type EntryFilter = Span & { readonly direction: 'all' | 'in' | 'out' }

function entriesOfPerson(db: Db, accountId: string, { from, until, direction }: EntryFilter) {
  return on(db)
    .selectFrom('points.entry as entry')
    .innerJoin('points.movement as movement', 'movement.id', 'entry.movementId')
    .where('entry.accountId', '=', accountId)
    .where('entry.amount', '<>', '0')
    .$if(from !== undefined, (query) => query.where('entry.at', '>=', from ?? new Date(0)))
    .$if(until !== undefined, (query) => query.where('entry.at', '<', until ?? new Date(0)))
    .$if(direction === 'in', (query) => query.where('entry.amount', '>', '0'))
    .$if(direction === 'out', (query) => query.where('entry.amount', '<', '0'))
}

export async function pageOfEntries(
  db: Db,
  accountId: string,
  { pageNo, pageSize, ...filter }: EntryFilter & { readonly pageNo: number; readonly pageSize: number },
) {
  const [totalRow, records] = [
    await entriesOfPerson(db, accountId, filter)
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
    await entriesOfPerson(db, accountId, filter)
      .select([
        'movement.id',
        'entry.at',
        'movement.kind',
        'movement.rule',
        'movement.object',
        'entry.amount',
        'movement.reason',
      ])
      .orderBy('entry.at', 'desc')
      .orderBy('entry.movementId', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
  ]
  return { total: Number(totalRow.total), records }
}

export async function sumsByRule(db: Db, accountId: string, span: Span) {
  const rows = await entriesOfPerson(db, accountId, { ...span, direction: 'all' })
    .select('movement.rule')
    .select(({ fn }) => [fn.sum<string>('entry.amount').as('amount'), fn.countAll<string>().as('entries')])
    .groupBy('movement.rule')
    .execute()
  return rows.map(({ rule, amount, entries }) => ({ rule, amount: Number(amount), entries: Number(entries) }))
}

/** Income and expenses in a period. */
export async function flowOf(db: Db, accountId: string, span: Span) {
  const row = await entriesOfPerson(db, accountId, { ...span, direction: 'all' })
    .select([
      sql<string>`coalesce(sum(entry.amount) filter (where entry.amount > 0), 0)`.as('income'),
      sql<string>`coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0)`.as('outgo'),
      sql<string>`coalesce(sum(entry.lifetime), 0)`.as('earned'),
    ])
    .executeTakeFirstOrThrow()
  return { income: Number(row.income), outgo: Number(row.outgo), earned: Number(row.earned) }
}

/** The points of a person that are on hold. */
export async function pointsOnHold(db: Db, accountId: string): Promise<number> {
  const { held: onHold } = await on(db)
    .selectFrom('points.hold')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount'), sql<string>`0`).as('held'))
    .where('accountId', '=', accountId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return Number(onHold)
}
