import { oneOf, pageQuery, words } from '#lib/page-query'

/** Which text is read, and of which kind. */
export const newsQuery = pageQuery('/news/detail', { id: words, kind: oneOf('notice', 'article') })

/** Which notice is read by its address alone. */
export const trainNoticeQuery = pageQuery('/train-notice', { id: words })

export const boardPaths = { notice: '/announcement/notice', article: '/announcement/news' } as const
