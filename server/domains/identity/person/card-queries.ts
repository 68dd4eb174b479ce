import type { RoleCode } from '@lyceum/contract/identity'
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { likePattern } from '#platform/db/like-pattern'
import { bigints, type Db } from '#platform/db'
import { inForce } from '../active-queries.ts'
import { on } from '../tables.ts'

type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never

/** What other domains show of an account; none of it is a credential. */
const onCard = [
  'id',
  'userName',
  'name',
  'nickname',
  'gender',
  'staffNo',
  'email',
  'phone',
  'state',
  'isExternal',
  'locale',
  'joinedOn',
  'expiresAt',
  'lastLoginAt',
  'createdAt',
  'mustChangePassword',
] as const

export type AccountCard = Awaited<ReturnType<typeof accountCards>>[number]

/** Accounts as other domains show them, in id order; deleted accounts are left out. */
export async function accountCards(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await on(db).selectFrom('identity.account').select(onCard).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Which of these can be notified: active accounts only. */
export async function activeAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('identity.account')
    .select('id')
    .where('id', '=', sql<string>`any(${bigints(ids)})`)
    .where('state', '=', 'active')
    .execute()
  return rows.map(({ id }) => id)
}

type PeopleQuery = {
  /** SQL conditions on `identity.account.id` that select the people. */
  readonly isMeant: readonly Expression<SqlBool>[]
  readonly text?: string
  readonly after: string
  readonly limit: number
}

/** Active people that match, one page at a time in id order. */
export async function activePeople(db: Db, { isMeant, text = '', after, limit }: PeopleQuery) {
  const like = likePattern(text)
  return on(db)
    .selectFrom('identity.account')
    .select(['id', 'name', 'userName', 'staffNo'])
    .where('state', '=', 'active')
    .where((at) => at.and([...isMeant]))
    .$if(text !== '', (some) =>
      some.where((at) =>
        at.or([at('name', 'ilike', like), at('userName', 'ilike', like), at('staffNo', 'ilike', like)]),
      ),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The first people whose name, user name or staff number contains a text, limited to those whom the reader may see. */
export async function peopleFound(
  db: Db,
  within: (accountId: string) => Expression<SqlBool>,
  { text, limit }: { readonly text: string; readonly limit: number },
) {
  const like = likePattern(text)
  return on(db)
    .selectFrom('identity.account as account')
    .select(['account.id', 'account.name', 'account.userName', 'account.staffNo'])
    .where('account.state', '=', 'active')
    .where((at) =>
      at.or([
        at('account.name', 'ilike', like),
        at('account.userName', 'ilike', like),
        at('account.staffNo', 'ilike', like),
      ]),
    )
    .where(within('account.id'))
    .orderBy('account.name')
    .orderBy('account.id')
    .limit(limit)
    .execute()
}

/** The distinct roles of some accounts. */
export async function rolesByAccount(db: Db, ids: readonly string[]): Promise<Map<string, RoleCode[]>> {
  if (ids.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('identity.holding')
    .select(['accountId', 'role'])
    .distinct()
    .where('accountId', 'in', ids)
    .where(inForce('identity.holding'))
    .execute()
  const rolesByPerson = new Map<string, RoleCode[]>()
  for (const { accountId, role } of rows)
    rolesByPerson.set(accountId, [...(rolesByPerson.get(accountId) ?? []), role])
  return rolesByPerson
}

/** SQL condition that an account has a role, for queries of any domain. */
export function hasRole(role: RoleCode, accountId: string): Expression<SqlBool> {
  const at = expressionBuilder<Tables>()
  return at.exists(
    at
      .selectFrom('identity.holding as held')
      .select('held.id')
      .where('held.accountId', '=', sql.ref<string>(accountId))
      .where('held.role', '=', role)
      .where(inForce('held')),
  )
}

/** Accounts frozen by wrong guesses, and until when: of the given ids, or the first ones overall. */
export async function frozenAccounts(
  db: Db,
  now: Date,
  { ids, most }: { readonly ids?: readonly string[]; readonly most: number },
): Promise<Map<string, Date>> {
  if (ids?.length === 0) return new Map()
  let frozen = on(db)
    .selectFrom('identity.failure')
    .select(['subject', 'frozenUntil'])
    .where('frozenUntil', '>', now)
    // Names that nobody has freeze as well; their subject is a hash.
    .where('subject', '~', '^[1-9][0-9]{0,18}$')
  if (ids) frozen = frozen.where('subject', 'in', ids)
  const rows = await frozen.limit(most).execute()
  return new Map(rows.flatMap(({ subject, frozenUntil }) => (frozenUntil ? [[subject, frozenUntil]] : [])))
}
