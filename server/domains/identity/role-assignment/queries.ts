import type { RoleCode } from '@lyceum/contract/identity'
import { type Expression, type SqlBool, sql } from 'kysely'
import { likePattern } from '#platform/db/like-pattern'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import { inForce } from '../active-queries.ts'

/** SQL condition that the reader may see an account, given the column of its id. */
type Within = (accountId: string) => Expression<SqlBool>

export type AssignmentFilter = {
  readonly ids?: readonly string[] | undefined
  readonly role?: RoleCode | undefined
  readonly customRoleId?: string | undefined
  readonly scope?: 'site' | 'unit' | 'centre' | undefined
  readonly scopeId?: string | undefined
  readonly accountId?: string | undefined
  readonly text?: string | undefined
}

/** Role assignments other than learner. */
function assignmentQuery(db: Db, within: Within, filter: AssignmentFilter) {
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
    const like = likePattern(text)
    query = query.where((at) =>
      at.or([at('account.name', 'ilike', like), at('account.userName', 'ilike', like)]),
    )
  }
  return query
}

type Page = { readonly limit: number; readonly offset: number }

export async function listRoleAssignments(
  db: Db,
  within: Within,
  { limit, offset, ...filter }: AssignmentFilter & Page,
) {
  return assignmentQuery(db, within, filter)
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

export async function countRoleAssignments(
  db: Db,
  within: Within,
  filter: AssignmentFilter,
): Promise<number> {
  const { count } = await assignmentQuery(db, within, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Number of people per role. */
export async function assigneeCounts(db: Db, within: Within) {
  const rows = await assignmentQuery(db, within, {})
    .select(['holding.role', 'holding.customRoleId'])
    .select(({ fn }) => fn.count<string>('holding.accountId').distinct().as('count'))
    .groupBy(['holding.role', 'holding.customRoleId'])
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

/** People by id, limited to those whom the reader may see. */
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

/** Which of these people already have exactly this role, with the same end. */
export async function alreadyAssigned(db: Db, accountIds: readonly string[], what: What): Promise<string[]> {
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
