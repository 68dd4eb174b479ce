import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { inForce } from './active-queries.ts'
import { on } from './tables.ts'

/** Administrators of only these units or training centres, by name. */
export async function assigneesAt(db: Db, placeIds: readonly string[]) {
  if (placeIds.length === 0) return []
  return on(db)
    .selectFrom('identity.holding as holding')
    .innerJoin('identity.account as account', 'account.id', 'holding.accountId')
    .select(['account.id', 'account.name', 'holding.scope', 'holding.scopeId'])
    .where('holding.scope', 'in', ['unit', 'centre'])
    .where('holding.scopeId', 'in', placeIds)
    .where(inForce('holding'))
    .where('account.state', '=', 'active')
    .orderBy('account.name')
    .orderBy('account.id')
    .execute()
}

type PermissionQuery = {
  readonly permission: string
  /** The built-in roles that include the permission. */
  readonly roles: readonly ('TADM' | 'ADM')[]
  /** Where it must be valid, from the root down; people with the permission for the whole site are included. */
  readonly path: readonly string[]
}

/** Active people with a permission, from a built-in or a custom role. */
export async function peopleWithPermission(
  db: Db,
  { permission, roles, path }: PermissionQuery,
): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('identity.holding as holding')
    .innerJoin('identity.account as account', 'account.id', 'holding.accountId')
    .leftJoin('identity.custom_role as own', 'own.id', 'holding.customRoleId')
    .select('account.id')
    .distinct()
    .where('account.state', '=', 'active')
    .where(inForce('holding'))
    .where((at) =>
      at.or([
        at.and([at('own.id', 'is', null), at('holding.role', 'in', [...roles])]),
        sql<boolean>`${permission} = any(own.permissions)`,
      ]),
    )
    .where((at) =>
      at.or([at('holding.scope', '=', 'site'), sql<boolean>`holding.scope_id = any(${[...path]}::bigint[])`]),
    )
    .orderBy('account.id')
    .execute()
  return rows.map(({ id }) => id)
}
