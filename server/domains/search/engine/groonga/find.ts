import { searchTypes } from '@lyceum/contract/search'
import { z } from 'zod'
import { fold } from '../../text/fold-text.ts'
import { pairsIn, type Sought, soughtIn } from '../../text/parse-query.ts'
import type { Found, HitRow, Reader, TitleRow, TitleQuery, SearchQuery } from '../engine.ts'
import { quoted } from '#platform/outgoing/groonga'
import { rowsIn } from './rows.ts'
import type { Place } from './schema.ts'
import { idIn } from './write.ts'

/** A token in the title outranks any number in the text; a whole token outranks two adjacent characters by chance. */
const weights = 'title_in * 1000 || title_across * 800 || body_in * 4 || body_across'
const inTitle = 'title_in || title_across'
const order = '-_score,-at,-object_id'

/**
 * Nearly everything is for everyone: for up to a tenth as many hits, checking each costs less than reading the whole
 * index.
 */
const fewHitByHit = '{"too_many_index_match_ratio": 0.1}'

const types = z.enum(searchTypes)

/**
 * The one condition that decides what somebody may find, part of every query on documents. Joined by “and” only: each
 * part then only looks at what the previous parts left, while an “or” would scan the whole table.
 */
function foundBy({ keys, isExternal, types: open, now }: Reader): string {
  const moment = now.getTime()
  const closed = searchTypes.filter((type) => !open.includes(type))
  return [
    `in_values(audience, ${keys.map(quoted).join(', ')}, ${fewHitByHit})`,
    `shown_from <= ${moment}`,
    `shown_until > ${moment}`,
    ...(isExternal ? ['is_closed == false'] : []),
    ...closed.map((type) => `type != ${quoted(type)}`),
  ].join(' && ')
}

/** Letters by prefix, Chinese by character pairs, a single character as the first of any. */
function termOf(term: string): string {
  const pairs = pairsIn(term)
  return pairs.length === 0 ? `${term}*` : `(${pairs.join(' ')})`
}

const queryOf = ({ tokens: terms }: Sought, isLoose: boolean) =>
  terms.map(termOf).join(isLoose ? ' OR ' : ' ')

export async function find({ send, table }: Place, reader: Reader, query: SearchQuery): Promise<Found> {
  const question = {
    table,
    match_columns: weights,
    query: queryOf(query.sought, query.isLoose),
  }
  const filter = foundBy(reader)
  const counting = { drilldown: 'type', drilldown_limit: -1, drilldown_output_columns: '_key,_nsubrecs' }
  const page = { sort_keys: order, offset: query.skip, limit: query.most, output_columns: hitColumns }
  if (query.type === 'all') {
    const answer = rowsIn(await send('select', { ...question, filter, ...counting, ...page }), hit)
    return { counts: countsIn(answer.drilldowns), rows: answer.rows.map(hitOf) }
  }
  const ofType = `${filter} && type == ${quoted(query.type)}`
  const [all, some] = await Promise.all([
    send('select', { ...question, filter, ...counting, limit: 0, output_columns: '_id' }),
    send('select', { ...question, filter: ofType, ...page }),
  ])
  return {
    counts: countsIn(rowsIn(all, z.unknown()).drilldowns),
    rows: rowsIn(some, hit).rows.map(hitOf),
  }
}

const hitColumns = 'type,_key,title,body,note,picture_id,seed,category,at'
const hit = z.tuple([
  types,
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.int(),
  z.string(),
  z.int(),
])

const hitOf = ([type, key, title, body, note, pictureId, seed, category, at]: z.infer<
  typeof hit
>): HitRow => ({
  type,
  id: idIn(key),
  title,
  body,
  note,
  pictureId: pictureId === '' ? null : pictureId,
  seed,
  category,
  at: new Date(at).toISOString(),
})

const countRow = z.tuple([z.unknown(), z.unknown()], z.tuple([types, z.int()]))

const countsIn = ([byType]: readonly unknown[]): Found['counts'] => {
  const [, , ...counts] = countRow.parse(byType)
  return Object.fromEntries(counts)
}

const titleColumns = 'type,_key,title,note'
const titleRow = z.tuple([types, z.string(), z.string(), z.string()])

export async function titles({ send, table }: Place, reader: Reader, { sought, text, most }: TitleQuery) {
  const those = (filter: string) =>
    send('select', {
      table,
      match_columns: inTitle,
      query: queryOf(sought, false),
      filter,
      sort_keys: '-at,-object_id',
      limit: most,
      output_columns: titleColumns,
    })
  const filter = foundBy(reader)
  const answers = await Promise.all([those(`${filter} && folded @^ ${quoted(fold(text))}`), those(filter)])
  const found = answers.flatMap((answer) => rowsIn(answer, titleRow).rows)
  const once = new Map(found.map((row) => [row[1], row]))
  return [...once.values()]
    .slice(0, most)
    .map(([type, key, title, note]): TitleRow => ({ type, id: idIn(key), title, note }))
}

export async function findable({ send, table }: Place, reader: Reader, terms: readonly string[]) {
  const filter = foundBy(reader)
  const isFound = await Promise.all(
    terms.map(async (term) => {
      const sought = soughtIn(term)
      if (!sought) return false
      const answer = await send('select', {
        table,
        match_columns: weights,
        query: queryOf(sought, false),
        filter,
        limit: 0,
        output_columns: '_id',
      })
      return rowsIn(answer, z.unknown()).total > 0
    }),
  )
  return terms.filter((_, at) => isFound[at])
}
