import * as contract from '@lyceum/contract/search'
import { personLeft } from '#events/people'
import { answer } from '#platform/http'
import { on, type Domain } from '#platform/domain'
import type { Searchable } from '#platform/domain/searchable'
import { listKeywords } from './history/suggest-keywords.ts'
import { listSearchTerms } from './history/list-terms.ts'
import { forgetSearches, recordSearch } from './history/record-search.ts'
import { forgetPerson } from './history/store.ts'
import { countSearch, searchAll } from './find/search.ts'
import { copyJobOf, eventHandlersOf } from './index/maintain-index.ts'
import { clockJobsOf } from './jobs.ts'

export { rebuild } from './index/rebuild.ts'
export { soughtIn } from './text/parse-query.ts'

export const searchablesOf = (domains: readonly Domain[]): readonly Searchable[] =>
  domains.flatMap(({ searchables = [] }) => searchables)

/** Above all domains: it indexes whatever they declare searchable, and knows nothing else about them. */
export function searchOver(domains: readonly Domain[]): Domain {
  const searchables = searchablesOf(domains)
  return {
    name: 'search',
    routes: [
      answer(contract.searchAll, searchAll),
      answer(contract.countSearch, countSearch),
      answer(contract.listKeywords, listKeywords),
      answer(contract.recordSearch, recordSearch),
      answer(contract.forgetSearches, forgetSearches),
      answer(contract.listSearchTerms, listSearchTerms),
    ],
    eventHandlers: [
      ...eventHandlersOf(searchables),
      on(personLeft, 'forgetPerson', (ctx, { accountId }) => forgetPerson(ctx.db, accountId)),
    ],
    jobs: [copyJobOf(searchables)],
    cronJobs: clockJobsOf(searchables),
    permissions: { 'search.manage': ['ADM'] },
  }
}
