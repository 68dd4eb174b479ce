import { sql } from 'kysely'
import type { Db } from '#platform/db'
import type { SearchDocument } from '#platform/domain/searchable'
import type { Engine, Range } from './engine.ts'
import { on } from '../tables.ts'
import { vectorsOf } from '../text/lexemes.ts'
import { digestOf } from './digest.ts'

/**
 * Serializes writes per source, site and engine: the holder of the lock reads the current state afterwards, so that of
 * two concurrent changes the later one wins.
 */
export async function lockSource(db: Db, source: string, engine: Engine['name']): Promise<void> {
  const lock = `search:${engine}:${db.siteId}:${source}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db.kysely)
}

export async function digestsOf(
  db: Db,
  source: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('search.document')
    .select(['objectId', 'digest'])
    .where('source', '=', source)
    .where('objectId', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ objectId, digest }) => [objectId, digest]))
}

export async function putDocuments(
  db: Db,
  source: string,
  documents: readonly SearchDocument[],
): Promise<void> {
  if (documents.length === 0) return
  const rows = documents.map((document) => ({
    ...document,
    digest: digestOf(document),
    ...vectorsOf(document),
  }))
  await sql`
    insert into search.document (site_id, source, object_id, type, title, body, note, picture_id, seed, category, audience,
      is_closed_to_externals, shown_from, shown_until, at, digest, words, title_words)
    select ${db.siteId}, ${source}, id, type, title, body, note, "pictureId", seed, category, audience,
      "isClosedToExternals", "shownFrom", "shownUntil", at, digest, words::tsvector, "titleWords"::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id bigint, type text, title text, body text, note text,
      "pictureId" bigint, seed integer, category text, audience text[], "isClosedToExternals" boolean, "shownFrom" timestamptz,
      "shownUntil" timestamptz, at timestamptz, digest text, words text, "titleWords" text)
    on conflict (site_id, source, object_id) do update set type = excluded.type, title = excluded.title,
      body = excluded.body, note = excluded.note, picture_id = excluded.picture_id, seed = excluded.seed,
      category = excluded.category,
      audience = excluded.audience, is_closed_to_externals = excluded.is_closed_to_externals,
      shown_from = excluded.shown_from, shown_until = excluded.shown_until, at = excluded.at,
      digest = excluded.digest, words = excluded.words, title_words = excluded.title_words`.execute(db.kysely)
}

export async function removeDocuments(db: Db, source: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await on(db)
    .deleteFrom('search.document')
    .where('source', '=', source)
    .where('objectId', 'in', [...ids])
    .execute()
}

/** Removes what is between two ids and not to be kept. */
export async function removeBetween(db: Db, source: string, { after, until, keep }: Range): Promise<number> {
  let gone = on(db)
    .deleteFrom('search.document')
    .where('source', '=', source)
    .where('objectId', '>', after)
    .where(sql<boolean>`not (object_id = any(${[...keep]}::bigint[]))`)
  if (until !== undefined) gone = gone.where('objectId', '<=', until)
  const { numDeletedRows } = await gone.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
