import { sql } from 'kysely'
import type { Db } from '#platform/db'

type TermsQuery = {
  readonly isEmpty: boolean
  readonly from: string
  readonly skip: number
  readonly most: number
}

type WordRow = {
  readonly word: string
  readonly times: number
  readonly people: number
  readonly empty: number
  readonly lastOn: string
}

type Answer = { rows: WordRow[] | null; total: string; searches: string; inVain: string }

/** Terms searched since a day, by number of people; with the totals, in the same statement. */
export async function termsSince(db: Db, { isEmpty, from, skip, most }: TermsQuery) {
  const { rows } = await sql<Answer>`
    with word as (
      select word, sum(times)::int as times, sum(people)::int as people, sum(empty)::int as empty,
        max(day)::text as "lastOn"
      from search.word_day where site_id = ${db.siteId} and day >= ${from}::date group by word),
    listed as (select * from word where not ${isEmpty}::boolean or empty > 0),
    page as (
      select *, row_number() over (
        order by case when ${isEmpty}::boolean then empty else people end desc, times desc, word) as place
      from listed order by place offset ${skip} limit ${most})
    select (select json_agg(page order by place) from page) as rows, (select count(*) from listed) as total,
      (select coalesce(sum(times), 0) from word) as searches,
      (select coalesce(sum(empty), 0) from word) as "inVain"`.execute(db.kysely.withoutPlugins())
  const [first] = rows
  return {
    rows: (first?.rows ?? []).map(({ word, times, people, empty, lastOn }) => ({
      word,
      times,
      people,
      empty,
      lastOn,
    })),
    total: Number(first?.total ?? 0),
    searches: Number(first?.searches ?? 0),
    inVain: Number(first?.inVain ?? 0),
  }
}
