import { pageQuery, words } from '#lib/page-query'

/** What is searched for. */
export const searchQuery = pageQuery('/search', { searchValue: words })
