import { z } from 'zod'
import type { SearchDocument } from '#platform/domain/searchable'
import { digestOf } from '../digest.ts'
import { fold } from '../../text/fold-text.ts'
import { lexemesOf } from '../../text/lexemes.ts'
import type { Range } from '../engine.ts'
import { EngineAway, quoted } from '#platform/outgoing/groonga'
import type { Place } from './schema.ts'
import { rowsIn } from './rows.ts'

/** Snippets are taken from the beginning of a text. */
const mostBody = 4000
const always = Number.MAX_SAFE_INTEGER

export async function put(at: Place, source: string, documents: readonly SearchDocument[]) {
  if (documents.length === 0) return
  const rows = documents.map((document) => rowOf(source, document, lexemesOf(document)))
  await load(at, rows)
}

/** A partial load is an error: the caller tries again. */
export async function load({ send, table }: Place, rows: readonly object[]): Promise<void> {
  const loaded = z.int().parse(await send('load', { table }, rows))
  if (loaded !== rows.length) throw new EngineAway(`Groonga loaded ${loaded} of ${rows.length} documents`)
}

type Lexemes = ReturnType<typeof lexemesOf>

export function rowOf(source: string, document: SearchDocument, lexemes: Lexemes) {
  return {
    _key: keyOf(source, document.id),
    source,
    object_id: document.id,
    type: document.type,
    title: document.title,
    folded: fold(document.title),
    body: document.body.slice(0, mostBody),
    note: document.note,
    picture_id: document.pictureId ?? '',
    seed: document.seed,
    category: document.category,
    digest: digestOf(document),
    at: document.at.getTime(),
    audience: document.audience,
    is_closed: document.isClosedToExternals,
    shown_from: document.shownFrom?.getTime() ?? 0,
    shown_until: document.shownUntil?.getTime() ?? always,
    title_in: lexemes.A.join(' '),
    title_across: lexemes.B.join(' '),
    body_in: lexemes.C.join(' '),
    body_across: lexemes.D.join(' '),
  }
}

const keyOf = (source: string, id: string) => `${source}:${id}`

/** Ids are read from the key: as numbers they are too large for JSON. */
export const idIn = (key: string) => key.slice(key.indexOf(':') + 1)

export async function remove(at: Place, source: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const keys = ids.map((id) => quoted(keyOf(source, id)))
  const filter = `in_values(_key, ${keys.join(', ')})`
  await at.send('delete', { table: at.table, filter })
}

/** A range reads the index between two ids; two comparisons would each read it to its end. */
export async function removeBetween(at: Place, source: string, { after, until, keep }: Range) {
  const ids =
    until === undefined
      ? `object_id > ${after}`
      : `between(object_id, ${after}, "exclude", ${until}, "include")`
  const filter = `${ids} && source == ${quoted(source)}`
  const answer = await at.send('select', {
    table: at.table,
    filter,
    output_columns: '_key',
    limit: -1,
  })
  const keepSet = new Set(keep)
  const there = rowsIn(answer, z.tuple([z.string()])).rows.map(([key]) => idIn(key))
  const gone = there.filter((id) => !keepSet.has(id))
  await remove(at, source, gone)
  return gone.length
}

export async function digests(at: Place, source: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const keys = ids.map((id) => quoted(keyOf(source, id)))
  const answer = await at.send('select', {
    table: at.table,
    filter: `in_values(_key, ${keys.join(', ')})`,
    output_columns: '_key,digest',
    limit: -1,
  })
  const { rows } = rowsIn(answer, z.tuple([z.string(), z.string()]))
  return new Map(rows.map(([key, digest]) => [idIn(key), digest]))
}
