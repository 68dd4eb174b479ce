import { oneOf, pageQuery, words } from '#lib/page-query'

export const views = ['entries', 'sources', 'rules'] as const
export const directions = ['all', 'in', 'out'] as const

/** What of the points page is shown; every view has an address. */
export const billQuery = pageQuery('/personal/integral', {
  view: oneOf(...views),
  direction: oneOf(...directions),
  from: words,
  to: words,
  page: words,
})
