import { z } from 'zod'
import { fact } from '#platform/facts'

/** A unit stands elsewhere now, with all below it; a null parent is the root of the site. */
export const unitMoved = fact(
  'org.unitMoved',
  z.object({ unitId: z.string(), fromParentId: z.string().nullable(), toParentId: z.string().nullable() }),
)

/** Somebody's jobs, or the person they answer to, are others now. */
export const jobChanged = fact('org.jobChanged', z.object({ accountId: z.string() }))
