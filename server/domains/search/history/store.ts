import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type SearchRecord = {
  readonly accountId: string
  readonly term: string
  readonly at: Date
  readonly day: string
  readonly isEmpty: boolean
}

/** Adds it to the person's history and to the daily count, once per person. */
export async function recordWord(db: Db, { accountId, term, at, day, isEmpty }: SearchRecord): Promise<void> {
  await sql`
    with before as (
      select last_on from search.asked
      where site_id = ${db.siteId} and account_id = ${accountId}::bigint and word = ${term}),
    mine as (
      insert into search.asked (site_id, account_id, word, last_at, last_on)
      values (${db.siteId}, ${accountId}::bigint, ${term}, ${at}, ${day}::date)
      on conflict (site_id, account_id, word) do update
        set last_at = excluded.last_at, last_on = excluded.last_on, is_forgotten = false)
    insert into search.word_day as counted (site_id, day, word, times, people, empty)
    values (${db.siteId}, ${day}::date, ${term}, 1,
      case when exists (select from before where last_on = ${day}::date) then 0 else 1 end, ${isEmpty ? 1 : 0})
    on conflict (site_id, day, word) do update set times = counted.times + 1,
      people = counted.people + excluded.people, empty = counted.empty + excluded.empty`.execute(db.kysely)
}

export async function recentTerms(db: Db, accountId: string, most: number): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('search.asked')
    .select('word')
    .where('accountId', '=', accountId)
    .where('isForgotten', '=', false)
    .orderBy('lastAt', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ word: term }) => term)
}

/** Removes the term from the person's history; their daily count is kept until the night. */
export async function forgetTerms(db: Db, accountId: string, term: string): Promise<number> {
  let forgotten = on(db)
    .updateTable('search.asked')
    .set({ isForgotten: true })
    .where('accountId', '=', accountId)
    .where('isForgotten', '=', false)
  if (term !== '') forgotten = forgotten.where('word', '=', term)
  const { numUpdatedRows } = await forgotten.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export async function forgetPerson(db: Db, accountId: string): Promise<void> {
  await on(db).deleteFrom('search.asked').where('accountId', '=', accountId).execute()
}

type Hot = {
  readonly from: string
  readonly begins: string
  readonly fewest: number
  readonly most: number
}

/** Terms used by at least this many people since a day, most people first. */
export async function hotTerms(db: Db, { from, begins, fewest, most }: Hot): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search.word_day
    where site_id = ${db.siteId} and day >= ${from}::date and starts_with(word, ${begins})
    group by word having sum(people) >= ${fewest} and sum(times) > sum(empty)
    order by sum(people) desc, sum(times) desc, word limit ${most}`.execute(db.kysely)
  return rows.map(({ word: term }) => term)
}

/** What is older than the longest period of the console is deleted. */
export async function dropOldTerms(db: Db, before: string, today: string): Promise<void> {
  await sql`delete from search.word_day where site_id = ${db.siteId} and day < ${before}::date`.execute(
    db.kysely,
  )
  await sql`
    delete from search.asked where site_id = ${db.siteId}
      and (last_on < ${before}::date or is_forgotten and last_on < ${today}::date)`.execute(db.kysely)
}
