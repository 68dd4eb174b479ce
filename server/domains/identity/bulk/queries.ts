import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { inForce } from '../active-queries.ts'
import { on } from '../tables.ts'

const columns = [
  'id',
  'userName',
  'staffNo',
  'name',
  'gender',
  'email',
  'phone',
  'bornOn',
  'joinedOn',
  'locale',
  'state',
  'isExternal',
  'lastLoginAt',
] as const

/** An account as used by lists of people. */
export type ListedAccount = Awaited<ReturnType<typeof accountsByIds>>[number]

export async function accountsByIds(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return on(db)
    .selectFrom('identity.account')
    .select(columns)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
}

/** Locked until the transaction ends, in one order, so that two imports cannot deadlock. */
export async function lockAccounts(db: Db, ids: readonly string[]): Promise<ListedAccount[]> {
  if (ids.length === 0) return []
  return on(db)
    .selectFrom('identity.account')
    .select(columns)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function accountsByStaffNo(db: Db, staffNos: readonly string[]): Promise<ListedAccount[]> {
  return on(db)
    .selectFrom('identity.account')
    .select(columns)
    .where(sql<boolean>`staff_no = any(${staffNos}::text[])`)
    .execute()
}

/** By user name, case-insensitive. */
export async function accountsByName(db: Db, userNames: readonly string[]): Promise<ListedAccount[]> {
  const lowered = userNames.map((userName) => userName.toLowerCase())
  return on(db)
    .selectFrom('identity.account')
    .select(columns)
    .where(sql<boolean>`lower(user_name) = any(${lowered}::text[])`)
    .execute()
}

/** The next staff after an id: active or suspended, not external. */
export async function staffAfter(db: Db, afterId: string, limit: number): Promise<ListedAccount[]> {
  return on(db)
    .selectFrom('identity.account')
    .select(columns)
    .where('id', '>', afterId)
    .where('state', 'in', ['active', 'suspended'])
    .where('isExternal', '=', false)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A page of staff in id order by offset, as the SCIM protocol requires. For machine clients. */
export async function staffFrom(db: Db, offset: number, limit: number): Promise<ListedAccount[]> {
  return on(db)
    .selectFrom('identity.account')
    .select(columns)
    .where('state', 'in', ['active', 'suspended'])
    .where('isExternal', '=', false)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Number of staff of a site. Counts a growing table: for jobs, not for pages. */
export async function countStaff(db: Db): Promise<number> {
  const { count } = await on(db)
    .selectFrom('identity.account')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', 'in', ['active', 'suspended'])
    .where('isExternal', '=', false)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Which of these accounts are system administrators: no import may remove them. */
export async function administratorsAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await on(db)
    .selectFrom('identity.holding')
    .select('accountId')
    .where('role', '=', 'ADM')
    .where(inForce('identity.holding'))
    .where(sql<boolean>`account_id = any(${ids}::bigint[])`)
    .execute()
  return new Set(rows.map(({ accountId }) => accountId))
}
