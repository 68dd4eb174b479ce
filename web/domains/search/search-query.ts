import { searchTypes } from '@lyceum/contract/search'
import { oneOf, pageQuery, anyText } from '#lib/page-query'

/** The search text (B-020), type and page in the URL. */
export const searchQuery = pageQuery('/search', {
  searchValue: anyText,
  type: oneOf(...searchTypes),
  page: anyText,
})
