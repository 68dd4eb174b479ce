import { searchTypes } from '@lyceum/contract/search'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db'
import type { Found, Reader, TitleRow, TitleQuery, SearchQuery } from './engine.ts'
import { soughtIn } from '../text/parse-query.ts'

/** The one condition that decides what somebody may find, part of every statement that reads documents. */
const foundBy = ({ keys, isExternal, types, now }: Reader): RawBuilder<unknown> => sql`
  (${forAll(keys)} or document.audience && ${[...keys]}::text[]) and ${ofTypes(types)}
  and not (document.is_closed_to_externals and ${isExternal}::boolean)
  and (document.shown_from is null or document.shown_from <= ${now}::timestamptz)
  and (document.shown_until is null or document.shown_until > ${now}::timestamptz)`

/** Most documents are for everyone: checking the first key is cheaper than comparing two lists for each. */
const forAll = (keys: Reader['keys']) =>
  keys.includes('all') ? sql`document.audience[1] = 'all'` : sql`false`

const ofTypes = (types: Reader['types']) =>
  types.length === searchTypes.length ? sql`true` : sql`document.type = any(${[...types]}::text[])`

/** Of more hits than this, only the newest with the terms in their title are ranked; all of them are counted. */
export const maxRanked = 500

/**
 * Counts by type and the best page, in one statement. Hits carry little more than their row location; tokens are only
 * read for ranked rows, texts only for shown ones.
 */
export async function findDocuments(db: Db, reader: Reader, request: SearchQuery): Promise<Found> {
  const { sought, isLoose, type, skip, most } = request
  const query = isLoose ? sought.any : sought.all
  const { rows } = await sql<{ counts: Found['counts'] | null; rows: Found['rows'] | null }>`
    with hit as materialized (
      select ctid as place, type, at, title_words @@ ${query}::tsquery as in_title
      from search.document as document
      where document.site_id = ${db.siteId} and document.words @@ ${query}::tsquery and ${foundBy(reader)}),
    best as (
      select place, in_title from hit where ${type} = 'all' or type = ${type}
      order by in_title desc, at desc limit ${most === 0 ? 0 : maxRanked}),
    ranked as (
      select best.place, row_number() over (order by best.in_title desc,
          ts_rank('{0.1, 0.3, 0.4, 1.0}', document.words, ${query}::tsquery, 1) desc, document.at desc,
          document.object_id desc) as nth
      from best join search.document as document on document.site_id = ${db.siteId} and document.ctid = best.place
      order by nth offset ${skip} limit ${most}),
    page as (
      select document.type, document.object_id::text as id, document.title, left(document.body, 4000) as body,
        document.note, document.picture_id::text as "pictureId", document.seed, document.category, document.at, ranked.nth
      from ranked join search.document as document on document.site_id = ${db.siteId} and document.ctid = ranked.place)
    select (select json_object_agg(type, count) from (select type, count(*) from hit group by type) as counted) as counts,
      (select json_agg(page order by nth) from page) as rows`.execute(db.kysely.withoutPlugins())
  return { counts: rows[0]?.counts ?? {}, rows: rows[0]?.rows ?? [] }
}

export async function findTitles(db: Db, reader: Reader, request: TitleQuery): Promise<readonly TitleRow[]> {
  const { sought, text, most } = request
  const { rows } = await sql<TitleRow>`
    select document.type, document.object_id::text as id, document.title, document.note
    from search.document as document
    where document.site_id = ${db.siteId} and document.title_words @@ ${sought.all}::tsquery and ${foundBy(reader)}
    order by starts_with(lower(document.title), ${text.toLowerCase()}) desc, document.at desc, document.object_id desc
    limit ${most}`.execute(db.kysely)
  return rows
}

export async function findable(db: Db, reader: Reader, terms: readonly string[]): Promise<readonly string[]> {
  const known = terms.flatMap((term) => {
    const sought = soughtIn(term)
    return sought ? [{ word: term, query: sought.all }] : []
  })
  if (known.length === 0) return []
  const { rows } = await sql<{ word: string }>`
    select asked.word
    from unnest(${known.map(({ word: term }) => term)}::text[], ${known.map(({ query }) => query)}::text[])
      with ordinality as asked(word, query, place)
    where exists (
      select from search.document as document
      where document.site_id = ${db.siteId} and document.words @@ asked.query::tsquery and ${foundBy(reader)})
    order by asked.place`.execute(db.kysely)
  return rows.map(({ word: term }) => term)
}
