import { z } from 'zod'
import { endpoint, moment } from '../kit/index.ts'

const path = '/app/api/trainee/home/calendar-feed'

export const getCalendarFeed = endpoint({
  method: 'GET',
  path,
  kind: 'read',
  access: 'user',
  summary: 'Whether I have a private address for calendar programs, and when it was last read.',
  result: z.object({ since: moment.nullable(), readAt: moment.nullable() }),
})

/** The address is returned only this once: the server stores just its hash. */
export const openCalendarFeed = endpoint({
  method: 'POST',
  path,
  kind: 'write',
  access: 'user',
  summary: 'Makes a private address for calendar programs; one that was there before ends.',
  result: z.object({ address: z.string() }),
})

export const closeCalendarFeed = endpoint({
  method: 'DELETE',
  path,
  kind: 'write',
  access: 'user',
  summary: 'Ends my private address; calendar programs read nothing from it any more.',
  result: z.object({ isClosed: z.literal(true) }),
})
