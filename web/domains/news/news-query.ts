import { oneOf, pageQuery, anyText } from '#lib/page-query'

/** The id and kind of the text in the URL. */
export const newsQuery = pageQuery('/news/detail', { id: anyText, kind: oneOf('notice', 'article') })

/** The id of a notice opened by URL alone. */
export const trainNoticeQuery = pageQuery('/train-notice', { id: anyText })

export const boardPaths = { notice: '/announcement/notice', article: '/announcement/news' } as const
