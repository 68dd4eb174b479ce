import { pageQuery, words } from '#lib/page-query'

/** Which course is studied, and which of its modules; none: the one to go on with. */
export const studyQuery = pageQuery('/course/online', { itmId: words, modId: words })
