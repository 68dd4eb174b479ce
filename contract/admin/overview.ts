import { z } from 'zod'
import { endpoint, moment } from '../kit/index.ts'

const count = z.int().min(0)

const tile = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('todo'), count, oldestAt: moment.nullable(), path: z.string() }),
  z.object({ kind: z.literal('figure'), value: z.number(), before: z.number().nullable() }),
  z.object({
    kind: z.literal('series'),
    points: z.array(z.object({ on: z.iso.date(), value: z.number() })),
  }),
  z.object({
    kind: z.literal('shares'),
    shares: z.array(z.object({ name: z.string(), value: count, of: count })),
  }),
  z.object({
    kind: z.literal('acts'),
    acts: z.array(
      z.object({
        seq: z.string(),
        at: moment,
        who: z.string(),
        action: z.string(),
        object: z.string(),
      }),
    ),
  }),
])

/** What a domain shows on the console's first page; the domain's own web text for it is found by `name`. */
export type Tile = z.infer<typeof tile>

export const getTiles = endpoint({
  method: 'GET',
  path: '/app/api/admin/overview/tiles',
  kind: 'read',
  access: { permission: 'console.home' },
  summary: "What the domains put on the console's first page for me.",
  result: z.object({ tiles: z.array(z.object({ name: z.string(), tile })) }),
})
