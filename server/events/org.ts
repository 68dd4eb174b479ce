import { z } from 'zod'
import { defineEvent } from '#platform/events'

/** A unit was moved with all units below it; a null parent is the root of the site. */
export const unitMoved = defineEvent(
  'org.unitMoved',
  z.object({ unitId: z.string(), fromParentId: z.string().nullable(), toParentId: z.string().nullable() }),
)

/** Somebody's jobs or manager changed. */
export const jobChanged = defineEvent('org.jobChanged', z.object({ accountId: z.string() }))
