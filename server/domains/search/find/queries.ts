import type { SearchType } from '@lyceum/contract/search'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db'

/** Who looks, when, and in which parts of the portal: no hit, count or suggestion passes by it. */
export type Reader = {
  readonly keys: readonly string[]
  readonly isExternal: boolean
  readonly types: readonly SearchType[]
  readonly now: Date
}

/** The one condition that decides what somebody may find, part of every statement that reads documents. */
const foundBy = ({ keys, isExternal, types, now }: Reader): RawBuilder<unknown> => sql`
  document.audience && ${[...keys]}::text[] and document.type = any(${[...types]}::text[])
  and not (document.is_closed_to_externals and ${isExternal}::boolean)
  and (document.shown_from is null or document.shown_from <= ${now}::timestamptz)
  and (document.shown_until is null or document.shown_until > ${now}::timestamptz)`

/** Of more hits than this the newest with the words in their title are weighed; all of them are counted. */
export const mostWeighed = 500

export type HitRow = {
  readonly type: SearchType
  readonly id: string
  readonly title: string
  readonly body: string
  readonly note: string
  readonly pictureId: string | null
  readonly seed: number
  readonly category: string
  readonly at: string
}

type Page = { readonly type: SearchType | 'all'; readonly skip: number; readonly most: number }

export type Found = {
  readonly counts: Readonly<Partial<Record<SearchType, number>>>
  readonly rows: readonly HitRow[]
}

/** What matches and may be found: counted by type and its best page, in one statement. */
export async function findDocuments(
  db: Db,
  reader: Reader,
  { query, type, skip, most }: Page & { readonly query: string },
): Promise<Found> {
  const { rows } = await sql<{ counts: Found['counts'] | null; rows: Found['rows'] | null }>`
    with hit as materialized (
      select source, object_id, type, at, title_words @@ ${query}::tsquery as in_title
      from search.document as document
      where document.site_id = ${db.siteId} and document.words @@ ${query}::tsquery and ${foundBy(reader)}),
    best as (
      select source, object_id, in_title from hit where ${type} = 'all' or type = ${type}
      order by in_title desc, at desc limit ${mostWeighed}),
    page as (
      select document.type, document.object_id::text as id, document.title, left(document.body, 4000) as body, document.note,
        document.picture_id::text as "pictureId", document.seed, document.category, document.at,
        row_number() over (order by best.in_title desc,
          ts_rank('{0.1, 0.3, 0.4, 1.0}', document.words, ${query}::tsquery, 1) desc, document.at desc,
          document.object_id desc) as place
      from best join search.document as document on document.site_id = ${db.siteId}
        and document.source = best.source and document.object_id = best.object_id
      order by place offset ${skip} limit ${most})
    select (select json_object_agg(type, count) from (select type, count(*) from hit group by type) as counted) as counts,
      (select json_agg(page order by place) from page) as rows`.execute(db.kysely.withoutPlugins())
  return { counts: rows[0]?.counts ?? {}, rows: rows[0]?.rows ?? [] }
}

export type TitleRow = Pick<HitRow, 'type' | 'id' | 'title' | 'note'>

/** Titles that have the words, those that begin with them first. */
export async function findTitles(
  db: Db,
  reader: Reader,
  { query, text, most }: { readonly query: string; readonly text: string; readonly most: number },
): Promise<readonly TitleRow[]> {
  const { rows } = await sql<TitleRow>`
    select document.type, document.object_id::text as id, document.title, document.note
    from search.document as document
    where document.site_id = ${db.siteId} and document.title_words @@ ${query}::tsquery and ${foundBy(reader)}
    order by starts_with(lower(document.title), ${text.toLowerCase()}) desc, document.at desc, document.object_id desc
    limit ${most}`.execute(db.kysely)
  return rows
}

type Word = { readonly word: string; readonly query: string }

/** Those of some words by which this reader would find something, in their order. */
export async function findable(db: Db, reader: Reader, words: readonly Word[]): Promise<readonly string[]> {
  if (words.length === 0) return []
  const { rows } = await sql<{ word: string }>`
    select asked.word
    from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ query }) => query)}::text[])
      with ordinality as asked(word, query, place)
    where exists (
      select from search.document as document
      where document.site_id = ${db.siteId} and document.words @@ asked.query::tsquery and ${foundBy(reader)})
    order by asked.place`.execute(db.kysely)
  return rows.map(({ word }) => word)
}
