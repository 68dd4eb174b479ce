import type { RoleCode } from '@lyceum/contract/identity'
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { containing } from '#platform/containing'
import { bigints, type Db } from '#platform/db'
import { inForce } from '../holding/in-force-queries.ts'
import { on } from '../tables.ts'

type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never

/** What rooms above show of an account: nothing of it opens a door. */
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

/** Accounts as rooms above show them, in the order of the ids; whoever is gone is not there. */
export async function accountCards(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await on(db).selectFrom('identity.account').select(onCard).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Those among these who may be told something: whoever has left, is frozen or has not come yet is not. */
export async function activeAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('identity.account')
    .select('id')
    .where('id', '=', sql<string>`any(${bigints(ids)})`)
    .where('state', '=', 'active')
    .execute()
  return rows.map(({ id }) => id)
}

type Meant = {
  /** Says of `identity.account.id` whether somebody is meant. */
  readonly isMeant: readonly Expression<SqlBool>[]
  readonly text?: string
  readonly after: string
  readonly limit: number
}

/** People who can sign in and are meant, so many at a time in the order of their ids. */
export async function activePeople(db: Db, { isMeant, text = '', after, limit }: Meant) {
  const like = containing(text)
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

/** The first people whose name, account or staff number holds a text, of those whom the reader may see. */
export async function peopleFound(
  db: Db,
  within: (accountId: string) => Expression<SqlBool>,
  { text, limit }: { readonly text: string; readonly limit: number },
) {
  const like = containing(text)
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

/** The roles that some accounts hold, each once. */
export async function rolesByAccount(db: Db, ids: readonly string[]): Promise<Map<string, RoleCode[]>> {
  if (ids.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('identity.holding')
    .select(['accountId', 'role'])
    .distinct()
    .where('accountId', 'in', ids)
    .where(inForce('identity.holding'))
    .execute()
  const held = new Map<string, RoleCode[]>()
  for (const { accountId, role } of rows) held.set(accountId, [...(held.get(accountId) ?? []), role])
  return held
}

/** Says of an account that it holds a role, in a query of any room. */
export function holding(role: RoleCode, accountId: string): Expression<SqlBool> {
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

/** The doors closed by wrong guesses: whose, and until when. Of some accounts, or of the first so many at all. */
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
