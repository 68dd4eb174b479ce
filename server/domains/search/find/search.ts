import type { Input, Result } from '@lyceum/contract/kit'
import { type SearchCounts, searchErrors, searchTypes } from '@lyceum/contract/search'
import type * as contract from '@lyceum/contract/search'
import { fileAddresses } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { marked, snippet } from '../text/highlight.ts'
import { type Sought, soughtIn } from '../text/parse-query.ts'
import { answering } from '../engine/query-engine.ts'
import type { Found, HitRow, SearchQuery } from '../engine/engine.ts'
import { maxRanked } from '../engine/document-queries.ts'
import { readerOf } from './reader.ts'

/** B-173: an empty search is rejected; a text without any token finds nothing. */
function soughtOf(searchValue: string): Sought | undefined {
  if (searchValue === '') fail(searchErrors.SEARCH_EMPTY)
  return soughtIn(searchValue)
}

export async function searchAll(
  ctx: Ctx,
  { searchValue, type, pageNo, pageSize }: Input<typeof contract.searchAll>,
): Promise<Result<typeof contract.searchAll>> {
  const sought = soughtOf(searchValue)
  const skip = (pageNo - 1) * pageSize
  const { found, isLoose } = await find(ctx, sought, { type, skip, most: pageSize })
  const counts = countsOf(found)
  return {
    records: await shown(ctx, found.rows, sought?.tokens ?? []),
    total: Math.min(counts[type], maxRanked),
    pageNo,
    pageSize,
    counts,
    isLoose,
  }
}

export async function countSearch(
  ctx: Ctx,
  { searchValue }: Input<typeof contract.countSearch>,
): Promise<Result<typeof contract.countSearch>> {
  return countsOf((await find(ctx, soughtOf(searchValue), { type: 'all', skip: 0, most: 0 })).found)
}

type Page = Omit<SearchQuery, 'sought' | 'isLoose'>
type Answer = { readonly found: Found; readonly isLoose: boolean }

const nothing: Answer = { found: { counts: {}, rows: [] }, isLoose: false }

/** Documents with all of the terms; if there are none, those with some of them. */
export async function find(ctx: Ctx, sought: Sought | undefined, page: Page): Promise<Answer> {
  if (!sought) return nothing
  const reader = await readerOf(ctx)
  return answering(ctx, async (engine) => {
    const found = await engine.find(ctx.db, reader, { ...page, sought, isLoose: false })
    if (Object.keys(found.counts).length > 0 || sought.tokens.length === 1) return { found, isLoose: false }
    const loose = await engine.find(ctx.db, reader, { ...page, sought, isLoose: true })
    return { found: loose, isLoose: Object.keys(loose.counts).length > 0 }
  })
}

function countsOf({ counts }: Found): SearchCounts {
  const all = searchTypes.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
  return { ...none, ...counts, all }
}

const none: SearchCounts = {
  all: 0,
  course: 0,
  exam: 0,
  topic: 0,
  game: 0,
  knowledge: 0,
  question: 0,
  circle: 0,
  notice: 0,
  article: 0,
  user: 0,
}

async function shown(ctx: Ctx, rows: readonly HitRow[], terms: readonly string[]) {
  const files = rows.flatMap(({ pictureId }) => pictureId ?? [])
  const pictures = files.length === 0 ? new Map<string, string>() : await fileAddresses(ctx, files)
  return rows.map(({ type, id, title, body, note, pictureId, seed, category, at }) => ({
    type,
    id,
    title: marked(title, terms),
    snippet: snippet(body, terms),
    note,
    picture: pictures.get(pictureId ?? '') ?? '',
    seed,
    category,
    at: new Date(at).toISOString(),
  }))
}
