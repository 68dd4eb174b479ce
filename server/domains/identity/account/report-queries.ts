import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Span = { readonly from: Date; readonly to: Date }

/** A session lives a day at most, so one in use since a moment began at most a day before it. */
const dayMs = 86_400_000

/** Everyone active in a period, and how often they signed in; one page of people at a time, in id order. */
export async function peopleAtWork(db: Db, { from, to }: Span, page: { after: string; limit: number }) {
  const rows = await on(db)
    .selectFrom('identity.session')
    .select('accountId')
    .select(({ fn }) => fn.countAll<string>().filterWhere('createdAt', '>=', from).as('signIns'))
    .where('createdAt', '>=', new Date(from.getTime() - dayMs))
    .where('createdAt', '<', to)
    .where('seenAt', '>=', from)
    .where('accountId', '>', page.after)
    .groupBy('accountId')
    .orderBy('accountId')
    .limit(page.limit)
    .execute()
  return rows.map(({ accountId, signIns }) => ({ accountId, signIns: Number(signIns) }))
}

/** Accounts that could sign in but never did; `isMeant` limits them to those whom the requester may see. */
export async function neverUsed(
  db: Db,
  isMeant: Expression<SqlBool>,
  page: { after: string; limit: number },
) {
  return on(db)
    .selectFrom('identity.account')
    .select(['id', 'name', 'userName', 'staffNo', 'email', 'createdAt'])
    .where('lastLoginAt', 'is', null)
    .where('state', '=', 'active')
    .where(isMeant)
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute()
}

/** Their number, counted up to a limit. */
export async function countNeverUsed(db: Db, isMeant: Expression<SqlBool>, most: number): Promise<number> {
  const { count } = await on(db)
    .selectFrom((from) =>
      from
        .selectFrom('identity.account')
        .select('id')
        .where('lastLoginAt', 'is', null)
        .where('state', '=', 'active')
        .where(isMeant)
        .limit(most)
        .as('some'),
    )
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Undecided registrations, and since when the oldest has waited. */
export async function waitingRegistrations(db: Db) {
  const { count, oldestAt } = await on(db)
    .selectFrom('identity.account')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .select(({ fn }) => fn.min('createdAt').as('oldestAt'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return { count: Number(count), oldestAt }
}
