import { sql } from 'kysely'
import { accountsHere } from '#domains/identity'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type BoardName = 'credit' | 'learned'
export type BoardKey = { readonly board: BoardName; readonly period: string }

/** Scores by person, as the domain that stores the activities calculates them: a subquery of `account_id` and `score`. */
export type Scores = ReturnType<typeof sql<{ accountId: string; score: string }>>

/** When a board was calculated last, and the id of its standings. */
export async function stampOf(db: Db, { board, period }: BoardKey) {
  return on(db)
    .selectFrom('honor.board')
    .select(['id', 'asOf', 'people'])
    .where('board', '=', board)
    .where('period', '=', period)
    .executeTakeFirst()
}

/** Locks the stamp, so that two calculations run one after the other. */
export async function lockStamp(db: Db, key: BoardKey) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`honor:${db.siteId}:${key.board}:${key.period}`}, 0))`.execute(
    db.kysely,
  )
  return stampOf(db, key)
}

/** Makes these standings the current board. */
export async function putStamp(
  db: Db,
  key: BoardKey,
  { id, asOf }: { readonly id: string; readonly asOf: Date },
) {
  const people = on(db)
    .selectFrom('honor.standing')
    .select(sql<number>`count(*)::integer`.as('people'))
    .where('boardId', '=', id)
  await on(db)
    .insertInto('honor.board')
    .values({ ...key, id, asOf, people })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'board', 'period']).doUpdateSet({ id, asOf, people }),
    )
    .execute()
}

/** Rewrites the standings of these people and removes those without a score. Returns what changed. */
export async function patchStandings(db: Db, boardId: string, scores: Scores) {
  const { rows } = await sql<{ accountId: string; score: string }>`
    with fresh as materialized (${scores}),
    gone as (
      delete from honor.standing as standing using fresh
      where standing.site_id = ${db.siteId} and standing.board_id = ${boardId}
        and standing.account_id = fresh.account_id and fresh.score <= 0
      returning standing.account_id
    ), moved as (
      insert into honor.standing as standing (site_id, board_id, account_id, score)
      select ${db.siteId}, ${boardId}, account_id, score
      from fresh where score > 0 and account_id in (${accountsHere(db)})
      on conflict (site_id, board_id, account_id) do update set score = excluded.score
      where standing.score <> excluded.score
      returning account_id, score
    )
    select account_id, score from moved union all select account_id, 0 from gone`.execute(db.kysely)
  return rows
}

/**
 * The whole board from the beginning, under a new id: for a million people it takes longer than a call may, and no
 * call waits for it. In board order, so that the index only grows at its end.
 */
export async function rebuildStandings(db: Db, scores: Scores): Promise<string> {
  await sql`set local statement_timeout = '5min'`.execute(db.kysely)
  // Enough to sort the people of a large site in memory.
  await sql`set local work_mem = '128MB'`.execute(db.kysely)
  const { rows } = await sql<{ id: string }>`select platform.next_id() as id`.execute(db.kysely)
  const id = rows[0]?.id ?? ''
  await sql`
    insert into honor.standing (site_id, board_id, account_id, score)
    select ${db.siteId}, ${id}, account_id, score
    from (${scores}) as fresh
    where score > 0 and account_id in (${accountsHere(db)})
    order by score desc, account_id desc`.execute(db.kysely)
  return id
}

export async function clearStandings(db: Db, boardId: string): Promise<void> {
  await on(db).deleteFrom('honor.standing').where('boardId', '=', boardId).execute()
}

/** Deletes the boards of past periods: nobody reads them any more. */
export async function dropOldBoards(db: Db, running: readonly string[]): Promise<void> {
  const old = await on(db)
    .deleteFrom('honor.board')
    .where('period', 'not in', running)
    .returning('id')
    .execute()
  for (const { id } of old) await clearStandings(db, id)
}

/** A person who has left is removed from all boards. */
export async function dropPerson(db: Db, accountId: string): Promise<void> {
  const boards = on(db).selectFrom('honor.board').select('id')
  await on(db)
    .deleteFrom('honor.standing')
    .where('boardId', 'in', boards)
    .where('accountId', '=', accountId)
    .execute()
}
