import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Span = { readonly from: Date; readonly to: Date }

/** A session lives a day at most: one that was in use since a moment began at most a day before it. */
const dayMs = 86_400_000

/** Everyone who was at work in a span, and how often they signed in; so many people at a time, in the order of ids. */
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

/** Accounts that could sign in and never did; `isMeant` narrows them to those whom the asker may see. */
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

/** How many of them there are, up to a number that says enough. */
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

/** Registrations that wait for an answer, and since when the oldest does. */
export async function waitingRegistrations(db: Db) {
  const { count, oldestAt } = await on(db)
    .selectFrom('identity.account')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .select(({ fn }) => fn.min('createdAt').as('oldestAt'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return { count: Number(count), oldestAt }
}
