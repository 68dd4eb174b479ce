import type { Locale } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** What an import may set of an account. */
export type AccountValues = {
  readonly userName?: string
  readonly staffNo?: string | null
  readonly name?: string
  readonly gender?: 'F' | 'M' | null
  readonly email?: string | null
  readonly phone?: string | null
  readonly bornOn?: string | null
  readonly joinedOn?: string | null
  readonly locale?: Locale | null
}

export type NewListedAccount = AccountValues & { readonly userName: string; readonly name: string }

/** Creates accounts without a password: the owner sets the first one. Returns ids by lower-case user name. */
export async function insertAccounts(
  db: Db,
  accounts: readonly NewListedAccount[],
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map()
  const { rows } = await sql<{ id: string; userName: string }>`
    insert into identity.account (site_id, user_name, staff_no, name, gender, email, phone, born_on, joined_on, locale,
                                  state, created_at)
    select ${db.siteId}::integer, one."userName", one."staffNo", one.name, one.gender, one.email, one.phone, one."bornOn",
           one."joinedOn", one.locale, 'active', ${at}
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as one("userName" text, "staffNo" text, name text,
         gender text, email text, phone text, "bornOn" date, "joinedOn" date, locale text)
    on conflict do nothing
    returning id, user_name`.execute(db.kysely)
  return new Map(rows.map(({ id, userName }) => [userName.toLowerCase(), id]))
}

/** Writes the given values of each account and leaves the others unchanged. */
export async function updateAccounts(
  db: Db,
  changes: readonly (AccountValues & { readonly id: string })[],
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    update identity.account account set
      user_name = case when said ? 'userName' then said->>'userName' else account.user_name end,
      staff_no = case when said ? 'staffNo' then said->>'staffNo' else account.staff_no end,
      name = case when said ? 'name' then said->>'name' else account.name end,
      gender = case when said ? 'gender' then said->>'gender' else account.gender end,
      email = case when said ? 'email' then said->>'email' else account.email end,
      phone = case when said ? 'phone' then said->>'phone' else account.phone end,
      born_on = case when said ? 'bornOn' then (said->>'bornOn')::date else account.born_on end,
      joined_on = case when said ? 'joinedOn' then (said->>'joinedOn')::date else account.joined_on end,
      locale = case when said ? 'locale' then said->>'locale' else account.locale end
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) as said
    where account.site_id = ${db.siteId} and account.id = (said->>'id')::bigint`.execute(db.kysely)
}

export type ListedState = 'active' | 'suspended' | 'left' | 'pending'

export async function setStates(db: Db, ids: readonly string[], state: ListedState): Promise<void> {
  if (ids.length === 0) return
  await on(db)
    .updateTable('identity.account')
    .set({ state })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
}

/** Deletes accounts that were never used; fails when another domain still refers to one. */
export async function deleteUnused(db: Db, ids: readonly string[]): Promise<void> {
  const anyOf = sql<boolean>`account_id = any(${ids}::bigint[])`
  await on(db).deleteFrom('identity.ticket').where(anyOf).execute()
  await on(db).deleteFrom('identity.holding').where(anyOf).execute()
  await on(db)
    .deleteFrom('identity.account')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('lastLoginAt', 'is', null)
    .execute()
}

/** Ends all sessions of these accounts; returns what is needed to clear the cache and disconnect them. */
export async function endSessionsOfAll(db: Db, ids: readonly string[], at: Date) {
  return on(db)
    .updateTable('identity.session')
    .set({ endedAt: at, endReason: 'revoked' })
    .where(sql<boolean>`account_id = any(${ids}::bigint[])`)
    .where('endedAt', 'is', null)
    .returning(['id', 'tokenHash'])
    .execute()
}
