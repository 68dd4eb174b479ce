import { z } from 'zod'
import { endpoint, line, moment, pageOf, pageQuery } from '../kit/index.ts'
import { searchErrors } from './errors.ts'
import { searchTypes, type SearchType } from './search-types.ts'

export { searchErrors } from './errors.ts'
export * from './console.ts'
export { searchTypes, type SearchType } from './search-types.ts'

/** B-172: surrounding spaces are ignored. An empty value gets its own error (E-127) instead of a validation error. */
const searchValue = line(60, 0)
  .default('')
  .meta({ examples: ['安全'] })

/** Text runs in which hits are marked, never by HTML. */
const runs = z.array(z.object({ text: z.string(), isHit: z.boolean() }))
export type Runs = z.output<typeof runs>

const hit = z.object({
  type: z.enum(searchTypes),
  id: z.string(),
  title: runs,
  snippet: runs,
  /** The publisher, or the unit where somebody works. */
  note: z.string(),
  /** Address of its picture; empty: it is generated from the seed. */
  picture: z.string(),
  seed: z.int(),
  category: z.string(),
  at: moment,
})
export type SearchHit = z.output<typeof hit>

const count = z.int()
const counts = z.object({
  all: count,
  course: count,
  exam: count,
  topic: count,
  game: count,
  knowledge: count,
  question: count,
  circle: count,
  notice: count,
  article: count,
  user: count,
} satisfies Record<'all' | SearchType, typeof count>)
export type SearchCounts = z.output<typeof counts>

/** C-047. */
export const searchAll = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/search',
  kind: 'read',
  access: 'user',
  summary: 'What I may see that matches these terms, the best match first, with the number of each type.',
  query: pageQuery.extend({ searchValue, type: z.enum(['all', ...searchTypes]).default('all') }),
  result: pageOf(hit).extend({
    counts,
    /** No document has all of the terms; these have some of them. */
    isLoose: z.boolean(),
  }),
  errors: [searchErrors.SEARCH_EMPTY],
})

/** C-048. */
export const countSearch = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/search/count',
  kind: 'read',
  access: 'user',
  summary: 'The number of matches of each type that I may see.',
  query: z.object({ searchValue }),
  result: counts,
  errors: [searchErrors.SEARCH_EMPTY],
})

/** C-049. */
export const listKeywords = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/search/keywords',
  kind: 'read',
  access: 'user',
  summary:
    'Without text: the ten most frequent searches of thirty days that find something for me, and my recent ones. With text: searches that begin with it, and titles.',
  query: z.object({ searchValue }),
  result: z.object({
    hot: z.array(z.string()),
    recent: z.array(z.string()),
    titles: z.array(z.object({ type: z.enum(searchTypes), id: z.string(), title: runs, note: z.string() })),
  }),
})

export const recordSearch = endpoint({
  method: 'POST',
  path: '/app/api/trainee/home/search/record',
  kind: 'write',
  access: 'user',
  summary:
    'Records a search for these terms: they are listed among my recent ones and count for the popular ones.',
  body: z.object({ searchValue }),
  result: z.object({ total: z.int() }),
  errors: [searchErrors.SEARCH_EMPTY],
})

export const forgetSearches = endpoint({
  method: 'DELETE',
  path: '/app/api/trainee/home/search/record',
  kind: 'write',
  access: 'user',
  summary: 'Deletes my recent searches: these terms, or all when none are named.',
  body: z.object({ searchValue }),
  result: z.object({ forgotten: z.int() }),
})
