import { oneOf, pageQuery } from '#lib/page-query'
import { periods, scopes } from '@lyceum/contract/honor'

const readers = { period: oneOf(...periods), scope: oneOf(...scopes) }

export const boards = ['course', 'credit', 'learned'] as const
export type BoardName = (typeof boards)[number]

/** The three boards; each keeps the chosen period. */
export const fameQueries = {
  course: pageQuery('/fame/course', readers),
  credit: pageQuery('/fame/credit', readers),
  learned: pageQuery('/fame/learned', readers),
} as const

export const mallFameQuery = pageQuery('/integral-mall/fame', readers)
