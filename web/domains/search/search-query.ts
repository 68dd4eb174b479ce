import { searchTypes } from '@lyceum/contract/search'
import { oneOf, pageQuery, words } from '#lib/page-query'

/** What is searched for (B-020), of which type, and on which page. */
export const searchQuery = pageQuery('/search', {
  searchValue: words,
  type: oneOf(...searchTypes),
  page: words,
})
