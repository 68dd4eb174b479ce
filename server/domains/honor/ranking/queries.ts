import { sql } from 'kysely'
import { bigints, type Db } from '#platform/db'
import { on } from '../tables.ts'

export type Place = { readonly accountId: string; readonly score: number; readonly place: number }

/** A page of a board, best first, from PostgreSQL: the source of truth, and the fallback without Redis. */
export async function stretch(
  db: Db,
  boardId: string,
  span: { from: number; count: number },
): Promise<Place[]> {
  const rows = await standings(db, boardId)
    .select(['accountId', 'score'])
    .orderBy('score', 'desc')
    .orderBy('accountId', 'desc')
    .offset(span.from)
    .limit(span.count)
    .execute()
  return rows.map((row, at) => ({ ...row, score: Number(row.score), place: span.from + at + 1 }))
}

/** A person's rank; undefined without a score. */
export async function placeOf(db: Db, boardId: string, accountId: string): Promise<Place | undefined> {
  const own = await standings(db, boardId)
    .select('score')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  if (!own) return undefined
  const { before } = await standings(db, boardId)
    .select(({ fn }) => fn.countAll<string>().as('before'))
    .where(sql<boolean>`(score, account_id) > (${own.score}::bigint, ${accountId}::bigint)`)
    .executeTakeFirstOrThrow()
  return { accountId, score: Number(own.score), place: Number(before) + 1 }
}

/** The standings of some people among themselves: a department is small, so all of it is read. */
export async function standingsAmong(
  db: Db,
  boardId: string,
  accountIds: readonly string[],
): Promise<Place[]> {
  const rows = await standings(db, boardId)
    .select(['accountId', 'score'])
    .where('accountId', '=', sql<string>`any(${bigints(accountIds)})`)
    .orderBy('score', 'desc')
    .orderBy('accountId', 'desc')
    .execute()
  return rows.map((row, at) => ({ ...row, score: Number(row.score), place: at + 1 }))
}

/**
 * A whole board in id order, batch by batch, to copy to Redis: score and member alternate, formatted by PostgreSQL,
 * because parsing a million rows only to write them again is expensive.
 */
export async function* allStandings(db: Db, boardId: string, batch: number) {
  for (let after = '0'; ;) {
    const { rows } = await sql<{ members: string | null; last: string | null; count: number }>`
      select string_agg(score || ' ' || account_id, ' ') as members, max(account_id) as last,
        count(*)::integer as count
      from (
        select account_id, score from honor.standing
        where site_id = ${db.siteId} and board_id = ${boardId} and account_id > ${after}
        order by account_id limit ${batch}
      ) as part`.execute(db.kysely)
    const { members = null, last = null, count = 0 } = rows[0] ?? {}
    if (members !== null) yield members.split(' ')
    if (last === null || count < batch) return
    after = last
  }
}

/** Whether the standings of a board are gone: they are in an unlogged table, which a database crash empties. */
export async function areLost(
  db: Db,
  { id, people }: { readonly id: string; readonly people: number },
): Promise<boolean> {
  if (people === 0) return false
  return (await standings(db, id).select('accountId').limit(1).executeTakeFirst()) === undefined
}

function standings(db: Db, boardId: string) {
  return on(db).selectFrom('honor.standing').where('boardId', '=', boardId)
}

/** Which of these people want to stay anonymous. */
export async function unnamedAmong(db: Db, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await on(db)
    .selectFrom('honor.choice')
    .select('accountId')
    .where('accountId', 'in', accountIds)
    .where('isUnnamed', '=', true)
    .execute()
  return new Set(rows.map(({ accountId }) => accountId))
}

export async function putUnnamed(db: Db, accountId: string, isUnnamed: boolean): Promise<void> {
  await on(db)
    .insertInto('honor.choice')
    .values({ accountId, isUnnamed })
    .onConflict((conflict) => conflict.columns(['siteId', 'accountId']).doUpdateSet({ isUnnamed }))
    .execute()
}
