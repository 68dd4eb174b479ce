import { pageQuery, anyText } from '#lib/page-query'

/** The id of the circle in the URL. */
export const circleQuery = pageQuery('/circle/detail/home', { wcId: anyText })
