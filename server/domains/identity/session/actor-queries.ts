import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db'
import { inForce } from '../active-queries.ts'
import { on } from '../tables.ts'

/** An account with its assignments of one role, for work in its name outside a session. */
export async function accountInRole(db: Db, accountId: string, role: string) {
  return on(db)
    .selectFrom('identity.account as account')
    .select(['account.id', 'account.state', 'account.locale', 'account.isExternal', 'account.expiresAt'])
    .select((at) =>
      jsonArrayFrom(
        at
          .selectFrom('identity.holding as holding')
          .leftJoin('identity.custom_role as own', 'own.id', 'holding.customRoleId')
          .select(['holding.scope', 'holding.endsAt', 'own.permissions'])
          // As text: a number of 63 bits does not survive JSON.
          .select(sql<string | null>`holding.scope_id::text`.as('scopeId'))
          .whereRef('holding.accountId', '=', 'account.id')
          .where(sql`holding.role`, '=', role)
          .where(inForce('holding')),
      ).as('holdings'),
    )
    .where('account.id', '=', accountId)
    .executeTakeFirst()
}
