import { sql } from 'kysely'
import { likePattern } from '#platform/db/like-pattern'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Undecided registrations, oldest first. */
export async function pendingRegistrations(db: Db, most: number) {
  const rows = await on(db)
    .selectFrom('identity.account as account')
    .leftJoin('identity.registration_form as form', 'form.accountId', 'account.id')
    .select(['account.id', 'account.userName', 'account.name', 'account.phone', 'account.email'])
    .select(['account.gender', 'account.joinedOn', 'account.createdAt', 'form.accountId as formOf'])
    .where('account.state', '=', 'pending')
    .orderBy('account.createdAt')
    .limit(most)
    .execute()
  return rows.map(({ createdAt, formOf, phone, email, ...row }) => ({
    ...row,
    phone: phone ?? '',
    email: email ?? '',
    registeredAt: createdAt.toISOString(),
    hasForm: formOf !== null,
  }))
}

/** The picture of a signed form as a data URL; undefined without one. */
export async function formOfRegistration(db: Db, accountId: string): Promise<string | undefined> {
  const form = await on(db)
    .selectFrom('identity.registration_form')
    .select('image')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return form && `data:image/jpeg;base64,${form.image.toString('base64')}`
}

/** The names of accounts by id, for lists of other domains; deleted accounts are left out. */
export async function accountNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('identity.account')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The ids of everyone who has not left, as a subquery for other domains. */
export const accountsHere = (db: Db) =>
  sql`select id from identity.account where site_id = ${db.siteId} and state <> 'left'`

/** Number of active accounts per site; needs a handle that is not limited to one site. */
export async function countPeople(above: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await on(above)
    .selectFrom('identity.account')
    .select(({ fn }) => ['siteId', fn.countAll<string>().as('people')])
    .where('state', '=', 'active')
    .groupBy('siteId')
    .execute()
  return new Map(rows.map(({ siteId, people }) => [siteId, Number(people)]))
}

/** Accounts whose name or user name contains a text, including people who have left. */
export async function accountsNamed(db: Db, text: string, limit: number): Promise<string[]> {
  const like = likePattern(text)
  const rows = await on(db)
    .selectFrom('identity.account')
    .select('id')
    .where((at) => at.or([at('name', 'ilike', like), at('userName', 'ilike', like)]))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
