import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type BoardName = 'credit' | 'learned'
export type BoardKey = { readonly board: BoardName; readonly period: string }

/** Scores by person, as the room that keeps the deeds reckons them: a subquery of `account_id` and `score`. */
export type Scores = ReturnType<typeof sql<{ accountId: string; score: string }>>

/** When a board was reckoned last. */
export async function stampOf(db: Db, { board, period }: BoardKey) {
  return on(db)
    .selectFrom('honor.board')
    .select(['asOf', 'people'])
    .where('board', '=', board)
    .where('period', '=', period)
    .executeTakeFirst()
}

/** Locks the stamp for whoever reckons: two at once would count one after the other. */
export async function lockStamp(db: Db, { board, period }: BoardKey): Promise<Date | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`honor:${db.siteId}:${board}:${period}`}, 0))`.execute(
    db.kysely,
  )
  return (await stampOf(db, { board, period }))?.asOf
}

export async function putStamp(db: Db, { board, period }: BoardKey, asOf: Date): Promise<void> {
  const people = on(db)
    .selectFrom('honor.standing')
    .select(sql<number>`count(*)::integer`.as('people'))
    .where('board', '=', board)
    .where('period', '=', period)
  await on(db)
    .insertInto('honor.board')
    .values({ board, period, asOf, people })
    .onConflict((conflict) => conflict.columns(['siteId', 'board', 'period']).doUpdateSet({ asOf, people }))
    .execute()
}

/** Writes the standings of these people anew, and takes out whoever has nothing left. Answers what changed. */
export async function patchStandings(db: Db, { board, period }: BoardKey, scores: Scores) {
  const { rows } = await sql<{ accountId: string; score: string }>`
    with fresh as materialized (${scores}),
    gone as (
      delete from honor.standing as standing using fresh
      where standing.site_id = ${db.siteId} and standing.board = ${board} and standing.period = ${period}
        and standing.account_id = fresh.account_id and fresh.score <= 0
      returning standing.account_id
    ), moved as (
      insert into honor.standing as standing (site_id, board, period, account_id, score)
      select ${db.siteId}, ${board}, ${period}, fresh.account_id, fresh.score
      from fresh where fresh.score > 0
      on conflict (site_id, board, period, account_id) do update set score = excluded.score
      where standing.score <> excluded.score
      returning account_id, score
    )
    select account_id, score from moved union all select account_id, 0 from gone`.execute(db.kysely)
  return rows
}

/** The whole board from the beginning: of a million people it takes longer than a call may, and no call waits for it. */
export async function rebuildStandings(db: Db, key: BoardKey, scores: Scores): Promise<void> {
  await sql`set local statement_timeout = '5min'`.execute(db.kysely)
  await clearStandings(db, key)
  await sql`
    insert into honor.standing (site_id, board, period, account_id, score)
    select ${db.siteId}, ${key.board}, ${key.period}, fresh.account_id, fresh.score
    from (${scores}) as fresh
    where fresh.score > 0`.execute(db.kysely)
}

async function clearStandings(db: Db, { board, period }: BoardKey): Promise<void> {
  await on(db).deleteFrom('honor.standing').where('board', '=', board).where('period', '=', period).execute()
}

/** Boards of periods that are over: nobody looks at them any more. */
export async function dropOldBoards(db: Db, running: readonly string[]): Promise<void> {
  await on(db).deleteFrom('honor.standing').where('period', 'not in', running).execute()
  await on(db).deleteFrom('honor.board').where('period', 'not in', running).execute()
}

/** Whoever has left stands nowhere. */
export async function dropPerson(db: Db, accountId: string): Promise<void> {
  await on(db).deleteFrom('honor.standing').where('accountId', '=', accountId).execute()
}
