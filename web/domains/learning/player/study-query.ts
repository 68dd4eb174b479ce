import { pageQuery, anyText } from '#lib/page-query'

/** The course and the module in the URL; no module: the one to continue. */
export const studyQuery = pageQuery('/course/online', { itmId: anyText, modId: anyText })
