import { z } from 'zod'
import { endpoint, moment, pageOf, pageQuery } from '../kit/index.ts'

export const wordViews = ['hot', 'empty'] as const
export const wordDays = ['7', '30', '90'] as const

export const listSearchTerms = endpoint({
  method: 'GET',
  path: '/app/api/admin/search/words',
  kind: 'read',
  access: { permission: 'search.manage' },
  summary:
    'What people search for, or search for without a result, within a number of days; the most frequent first.',
  query: pageQuery.extend({
    view: z.enum(wordViews).default('hot'),
    days: z.enum(wordDays).default('30'),
  }),
  result: pageOf(
    z.object({
      word: z.string(),
      times: z.int(),
      people: z.int(),
      /** How often nothing was found. */
      empty: z.int(),
      lastOn: z.iso.date(),
    }),
  ).extend({
    /** All searches of these days, and those without a result. */
    searches: z.int(),
    inVain: z.int(),
    at: moment,
  }),
})
