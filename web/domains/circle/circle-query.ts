import { pageQuery, words } from '#lib/page-query'

/** Which circle a page is about. */
export const circleQuery = pageQuery('/circle/detail/home', { wcId: words })
