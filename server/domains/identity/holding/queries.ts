import type { RoleCode } from '@lyceum/contract/identity'
import { type Expression, type SqlBool, sql } from 'kysely'
import { containing } from '#platform/containing'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import { inForce } from './in-force-queries.ts'

/** Says of an account, by the name of its id in the query, that the reader may see it. */
type Within = (accountId: string) => Expression<SqlBool>

export type HoldingFilter = {
  readonly ids?: readonly string[] | undefined
  readonly role?: RoleCode | undefined
  readonly customRoleId?: string | undefined
  readonly scope?: 'site' | 'unit' | 'centre' | undefined
  readonly scopeId?: string | undefined
  readonly accountId?: string | undefined
  readonly text?: string | undefined
}

/** What people hold beside being learners. */
function holdings(db: Db, within: Within, filter: HoldingFilter) {
  let query = on(db)
    .selectFrom('identity.holding as holding')
    .innerJoin('identity.account as account', 'account.id', 'holding.accountId')
    .where('holding.role', '!=', 'NLRN')
    .where('account.state', '!=', 'left')
    .where(inForce('holding'))
    .where(within('account.id'))
  const { ids, role, customRoleId, scope, scopeId, accountId, text } = filter
  if (ids) query = query.where('holding.id', 'in', ids)
  if (role) query = query.where('holding.role', '=', role).where('holding.customRoleId', 'is', null)
  if (customRoleId) query = query.where('holding.customRoleId', '=', customRoleId)
  if (scope) query = query.where('holding.scope', '=', scope)
  if (scopeId) query = query.where('holding.scopeId', '=', scopeId)
  if (accountId) query = query.where('holding.accountId', '=', accountId)
  if (text) {
    const like = containing(text)
    query = query.where((at) =>
      at.or([at('account.name', 'ilike', like), at('account.userName', 'ilike', like)]),
    )
  }
  return query
}

type Page = { readonly limit: number; readonly offset: number }

export async function listHoldings(
  db: Db,
  within: Within,
  { limit, offset, ...filter }: HoldingFilter & Page,
) {
  return holdings(db, within, filter)
    .leftJoin('identity.custom_role as own', 'own.id', 'holding.customRoleId')
    .select([
      'holding.id',
      'holding.accountId',
      'holding.role',
      'holding.customRoleId',
      'holding.scope',
      'holding.scopeId',
      'holding.grantedAt',
      'holding.endsAt',
      'account.name',
      'account.userName',
      'own.name as roleName',
      'own.permissions',
      'holding.grantedBy',
    ])
    .orderBy('holding.grantedAt', 'desc')
    .orderBy('holding.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countHoldings(db: Db, within: Within, filter: HoldingFilter): Promise<number> {
  const { count } = await holdings(db, within, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many people hold each role. */
export async function holderCounts(db: Db, within: Within) {
  const rows = await holdings(db, within, {})
    .select(['holding.role', 'holding.customRoleId'])
    .select(({ fn }) => fn.count<string>('holding.accountId').distinct().as('count'))
    .groupBy(['holding.role', 'holding.customRoleId'])
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

/** People by their ids, of those whom the reader may see. */
export async function peopleNamed(db: Db, within: Within, accountIds: readonly string[]) {
  if (accountIds.length === 0) return []
  return on(db)
    .selectFrom('identity.account as account')
    .select(['account.id', 'account.name', 'account.userName', 'account.state', 'account.expiresAt'])
    .where('account.id', 'in', accountIds)
    .where('account.state', '!=', 'left')
    .where(within('account.id'))
    .orderBy(sql`account.name`)
    .orderBy('account.id')
    .execute()
}

type What = {
  readonly role: RoleCode
  readonly customRoleId: string | undefined
  readonly scope: 'site' | 'unit' | 'centre'
  readonly scopeId: string | undefined
  readonly endsAt: Date | null
}

/** Who of these holds exactly this already, and as long. */
export async function alreadyHolding(db: Db, accountIds: readonly string[], what: What): Promise<string[]> {
  if (accountIds.length === 0) return []
  const rows = await on(db)
    .selectFrom('identity.holding')
    .select('accountId')
    .where('accountId', 'in', accountIds)
    .where('role', '=', what.role)
    .where('scope', '=', what.scope)
    .where('customRoleId', what.customRoleId === undefined ? 'is' : '=', what.customRoleId ?? null)
    .where('scopeId', what.scopeId === undefined ? 'is' : '=', what.scopeId ?? null)
    .where('endsAt', what.endsAt === null ? 'is' : '=', what.endsAt)
    .where(inForce('identity.holding'))
    .execute()
  return rows.map(({ accountId }) => accountId)
}
