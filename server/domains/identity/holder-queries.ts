import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { inForce } from './holding/in-force-queries.ts'
import { on } from './tables.ts'

/** Who administers only these units or training centres, in the order of their names. */
export async function holdersAt(db: Db, placeIds: readonly string[]) {
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

type Asked = {
  readonly permission: string
  /** The roles of the house that hold it. */
  readonly roles: readonly ('TADM' | 'ADM')[]
  /** Where it must hold, from the root down; whoever holds it everywhere is meant too. */
  readonly path: readonly string[]
}

/** Active people who hold a permission, by a role of the house or by one that the site has made. */
export async function permissionHolders(db: Db, { permission, roles, path }: Asked): Promise<string[]> {
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
