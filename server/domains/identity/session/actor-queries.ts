import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { inForce, roleAssignmentsAsJson } from '../active-queries.ts'
import { on } from '../tables.ts'

/** An account with its assignments of one role, for work in its name outside a session. */
export async function accountInRole(db: Db, accountId: string, role: string) {
  return on(db)
    .selectFrom('identity.account as account')
    .select(['account.id', 'account.state', 'account.locale', 'account.isExternal', 'account.expiresAt'])
    .select((at) =>
      at
        .selectFrom('identity.holding as holding')
        .leftJoin('identity.custom_role as own', 'own.id', 'holding.customRoleId')
        .select(roleAssignmentsAsJson.as('all'))
        .whereRef('holding.accountId', '=', 'account.id')
        .where(sql`holding.role`, '=', role)
        .where(inForce('holding'))
        .$asScalar()
        .$notNull()
        .as('holdings'),
    )
    .where('account.id', '=', accountId)
    .executeTakeFirst()
}
