import { z } from 'zod'
import { endpoint, moment } from '../kit/index.ts'

export const healthParts = ['database', 'redis', 'storage', 'mail', 'search'] as const

export const getHealth = endpoint({
  method: 'GET',
  path: '/app/api/admin/health',
  kind: 'read',
  access: { permission: 'health.read' },
  summary: 'How the installation is, asked of its real parts at this moment.',
  result: z.object({
    checkedAt: moment,
    /** `search` stands here only where a second engine is set up. */
    parts: z.array(
      z.object({
        name: z.enum(healthParts),
        state: z.enum(['well', 'slow', 'away']),
        ms: z.int(),
        detail: z.string(),
      }),
    ),
    queue: z.object({
      waiting: z.int(),
      /** Due since then; null when nothing waits. */
      oldestAt: moment.nullable(),
      running: z.int(),
      /** Ran out of attempts, and need a person. */
      aside: z.int(),
    }),
    /** Null: the chain of this site has not been walked yet. */
    chain: z.object({ entries: z.int(), checkedAt: moment, brokenAt: z.string().nullable() }).nullable(),
    /** The points ledger of this site: everything in it added up. Null: not yet. */
    ledger: z.object({ movements: z.int(), entries: z.int(), faults: z.int(), checkedAt: moment }).nullable(),
    /** What PostgreSQL knows of its archive; other backups are outside its sight. */
    backup: z.object({
      isArchiving: z.boolean(),
      lastAt: moment.nullable(),
      lastFailedAt: moment.nullable(),
    }),
    version: z.string(),
    node: z.string(),
    startedAt: moment,
    /** Of this process from the database's clock. */
    clockSkewMs: z.int(),
  }),
})
