import type { ReaderGroup } from '@lyceum/contract/news'
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { activePeople } from '#domains/identity'
import { inAudience } from '#domains/org'
import { bigints, type Db } from '#platform/db'
import { on } from '../tables.ts'

type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never
type Item = { readonly id: string; readonly version: number; readonly audience: readonly string[] }

/** A condition on an account's state for an item, for queries of any domain. */
export function reading(
  { id, version }: Pick<Item, 'id' | 'version'>,
  group: ReaderGroup,
  accountId: string,
): Expression<SqlBool> {
  if (group === 'all') return sql<SqlBool>`true`
  const at = expressionBuilder<Tables>()
  const own = at
    .selectFrom('news.reading as reading')
    .select('reading.accountId')
    .where('reading.itemId', '=', id)
    .where('reading.accountId', '=', sql.ref<string>(accountId))
  const agreed = at.exists(own.where('reading.acknowledgedVersion', '=', version))
  if (group === 'agreed') return agreed
  if (group === 'waiting') return at.not(agreed)
  return group === 'read' ? at.exists(own) : at.not(at.exists(own))
}

type Page = {
  readonly show: ReaderGroup
  readonly text: string
  readonly after: string
  readonly limit: number
}

/** A page of the people in an item's current audience. */
export async function readersOf(db: Db, item: Item, { show, text, after, limit }: Page) {
  const account = 'identity.account.id'
  return activePeople(db, {
    isMeant: [inAudience(item.audience, account), reading(item, show, account)],
    text,
    after,
    limit,
  })
}

/** What these people have done with it. */
export async function readingsOf(db: Db, itemId: string, accountIds: readonly string[]) {
  const rows = await on(db)
    .selectFrom('news.reading')
    .select(['accountId', 'firstAt', 'seconds', 'acknowledgedVersion', 'acknowledgedAt'])
    .where('itemId', '=', itemId)
    .where('accountId', '=', sql<string>`any(${bigints(accountIds)})`)
    .execute()
  return new Map(rows.map((row) => [row.accountId, row]))
}
