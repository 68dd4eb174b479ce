import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type Addresses = { readonly emails: readonly string[]; readonly phones: readonly string[] }

/** The accounts with one of these mailboxes, in lower case, or phones. */
export async function addressOwners(db: Db, { emails, phones }: Addresses) {
  if (emails.length + phones.length === 0) return []
  return on(db)
    .selectFrom('identity.account')
    .select(['id', 'email', 'phone'])
    .where((at) =>
      at.or([
        sql<boolean>`lower(email) = any(${emails}::text[])`,
        sql<boolean>`phone = any(${phones}::text[])`,
      ]),
    )
    .where('state', '!=', 'left')
    .execute()
}
