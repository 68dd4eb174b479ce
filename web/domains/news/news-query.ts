import { oneOf, pageQuery, words } from '#lib/page-query'

/** Which text is read, and of which kind. */
export const newsQuery = pageQuery('/news/detail', { id: words, kind: oneOf('notice', 'article') })

export const boardPaths = { notice: '/announcement/notice', article: '/announcement/news' } as const
