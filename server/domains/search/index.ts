import * as contract from '@lyceum/contract/search'
import { personLeft } from '#events/people'
import { answer } from '#platform/http'
import { on, type Room } from '#platform/room'
import type { Searchable } from '#platform/searchable'
import { keywords } from './asked/keywords.ts'
import { searchWords } from './asked/list-words.ts'
import { forgetSearches, recordSearch } from './asked/record-search.ts'
import { forgetPerson } from './asked/store.ts'
import { countSearch, searchAll } from './find/search.ts'
import { copyJobOf, reactionsOf } from './index/keep-index.ts'
import { clockJobsOf } from './jobs.ts'

export { rebuild } from './engine/rebuild.ts'
export { soughtIn } from './words/query.ts'

export const searchablesOf = (rooms: readonly Room[]): readonly Searchable[] =>
  rooms.flatMap(({ searchables = [] }) => searchables)

/** Stands above all rooms: it keeps the words of whatever they say can be found, and knows nothing else of them. */
export function searchOver(rooms: readonly Room[]): Room {
  const searchables = searchablesOf(rooms)
  return {
    name: 'search',
    routes: [
      answer(contract.searchAll, searchAll),
      answer(contract.countSearch, countSearch),
      answer(contract.listKeywords, keywords),
      answer(contract.recordSearch, recordSearch),
      answer(contract.forgetSearches, forgetSearches),
      answer(contract.listSearchWords, searchWords),
    ],
    reactions: [
      ...reactionsOf(searchables),
      on(personLeft, 'forgetPerson', (ctx, { accountId }) => forgetPerson(ctx.db, accountId)),
    ],
    jobs: [copyJobOf(searchables)],
    clockJobs: clockJobsOf(searchables),
    permissions: { 'search.manage': ['ADM'] },
  }
}
