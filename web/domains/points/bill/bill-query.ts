import { oneOf, pageQuery, anyText } from '#lib/page-query'

export const views = ['entries', 'sources', 'rules'] as const
export const directions = ['all', 'in', 'out'] as const

/** The view of the points page in the URL. */
export const billQuery = pageQuery('/personal/integral', {
  view: oneOf(...views),
  direction: oneOf(...directions),
  from: anyText,
  to: anyText,
  page: anyText,
})
