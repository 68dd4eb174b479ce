import { searchTypes } from '@lyceum/contract/search'
import { z } from 'zod'
import { fold } from '../../words/fold.ts'
import { pairsIn, type Sought, soughtIn } from '../../words/query.ts'
import type { Found, HitRow, Reader, TitleRow, TitleWish, Wish } from '../engine.ts'
import { quoted } from '#platform/groonga'
import { rowsIn } from './rows.ts'
import type { Place } from './schema.ts'
import { idIn } from './write.ts'

/** A word in the title outweighs any number in the text, a word outweighs the same two characters by chance. */
const weights = 'title_in * 1000 || title_across * 800 || body_in * 4 || body_across'
const inTitle = 'title_in || title_across'
const order = '-_score,-at,-object_id'

/**
 * Nearly everything is for everyone: up to a tenth as many hits it costs less to ask each of them than to read the index
 * of all that is, beyond that the index.
 */
const fewHitByHit = '{"too_many_index_match_ratio": 0.1}'

const types = z.enum(searchTypes)

/**
 * The one condition that decides what somebody may find, part of every question about documents. Joined by “and” alone:
 * of each part only what the parts before have left is looked at, while an “or” is asked of the whole table.
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

/** Letters by their beginning, Chinese by its pairs, a single character as the first of any. */
function termOf(word: string): string {
  const pairs = pairsIn(word)
  return pairs.length === 0 ? `${word}*` : `(${pairs.join(' ')})`
}

const queryOf = ({ words }: Sought, isLoose: boolean) => words.map(termOf).join(isLoose ? ' OR ' : ' ')

export async function find({ ask, table }: Place, reader: Reader, wish: Wish): Promise<Found> {
  const question = {
    table,
    match_columns: weights,
    query: queryOf(wish.sought, wish.isLoose),
  }
  const filter = foundBy(reader)
  const counting = { drilldown: 'type', drilldown_limit: -1, drilldown_output_columns: '_key,_nsubrecs' }
  const page = { sort_keys: order, offset: wish.skip, limit: wish.most, output_columns: hitColumns }
  if (wish.type === 'all') {
    const said = rowsIn(await ask('select', { ...question, filter, ...counting, ...page }), hit)
    return { counts: countsIn(said.drilldowns), rows: said.rows.map(hitOf) }
  }
  const ofType = `${filter} && type == ${quoted(wish.type)}`
  const [all, some] = await Promise.all([
    ask('select', { ...question, filter, ...counting, limit: 0, output_columns: '_id' }),
    ask('select', { ...question, filter: ofType, ...page }),
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

const counted = z.tuple([z.unknown(), z.unknown()], z.tuple([types, z.int()]))

const countsIn = ([byType]: readonly unknown[]): Found['counts'] => {
  const [, , ...counts] = counted.parse(byType)
  return Object.fromEntries(counts)
}

const titleColumns = 'type,_key,title,note'
const titleRow = z.tuple([types, z.string(), z.string(), z.string()])

export async function titles({ ask, table }: Place, reader: Reader, { sought, text, most }: TitleWish) {
  const those = (filter: string) =>
    ask('select', {
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
  const found = answers.flatMap((said) => rowsIn(said, titleRow).rows)
  const once = new Map(found.map((row) => [row[1], row]))
  return [...once.values()]
    .slice(0, most)
    .map(([type, key, title, note]): TitleRow => ({ type, id: idIn(key), title, note }))
}

export async function findable({ ask, table }: Place, reader: Reader, words: readonly string[]) {
  const filter = foundBy(reader)
  const isFound = await Promise.all(
    words.map(async (word) => {
      const sought = soughtIn(word)
      if (!sought) return false
      const said = await ask('select', {
        table,
        match_columns: weights,
        query: queryOf(sought, false),
        filter,
        limit: 0,
        output_columns: '_id',
      })
      return rowsIn(said, z.unknown()).total > 0
    }),
  )
  return words.filter((_, at) => isFound[at])
}
