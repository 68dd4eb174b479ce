import { z } from 'zod'
import { endpoint, line, moment } from '../kit/index.ts'

export const healthParts = ['database', 'redis', 'storage', 'mail', 'search', 'media'] as const

export const healthQueues = [
  'exam',
  'clock',
  'reactions',
  'mail',
  'media',
  'documents',
  'store',
  'imports',
  'bulk',
] as const

export const getHealth = endpoint({
  method: 'GET',
  path: '/app/api/admin/health',
  kind: 'read',
  access: { permission: 'health.read' },
  summary: 'The state of the installation: each service is checked at this moment.',
  result: z.object({
    checkedAt: moment,
    /** `unbound`: the object store belongs to another database, so nothing is removed from it. `search` is listed only if a second engine is set up, `media` only while files of this site fail because of a server fault. */
    parts: z.array(
      z.object({
        name: z.enum(healthParts),
        state: z.enum(['well', 'slow', 'away', 'unbound']),
        ms: z.int(),
        detail: z.string(),
      }),
    ),
    queue: z.object({
      waiting: z.int(),
      /** When the oldest waiting job became due; null if nothing waits. */
      oldestAt: moment.nullable(),
      running: z.int(),
      /** Jobs that failed permanently and need a person. */
      aside: z.int(),
    }),
    /** The queues of the running workers: a blocked queue does not delay the others. */
    lanes: z.array(
      z.object({
        name: z.enum(healthQueues),
        waiting: z.int(),
        oldestAt: moment.nullable(),
        running: z.int(),
      }),
    ),
    /** Workers with a heartbeat within the last minute. */
    workers: z.array(z.object({ name: z.string(), startedAt: moment, beatAt: moment, running: z.int() })),
    /** Null: the audit chain of this site has not been checked yet. */
    chain: z.object({ entries: z.int(), checkedAt: moment, brokenAt: z.string().nullable() }).nullable(),
    /** The check of this site's points ledger. Null: not checked yet. */
    ledger: z.object({ movements: z.int(), entries: z.int(), faults: z.int(), checkedAt: moment }).nullable(),
    /** What PostgreSQL knows about its WAL archive; other backups are not visible here. */
    backup: z.object({
      isArchiving: z.boolean(),
      lastAt: moment.nullable(),
      lastFailedAt: moment.nullable(),
    }),
    version: z.string(),
    node: z.string(),
    startedAt: moment,
    /** Difference between this process's clock and the database's. */
    clockSkewMs: z.int(),
  }),
})

const jobId = z.string().regex(/^[1-9]\d{0,17}$/)

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/app/api/admin/health/job',
  kind: 'read',
  access: { permission: 'health.retry' },
  summary: 'Jobs of this site that ran out of attempts and need a person, the newest failure first.',
  result: z.object({
    records: z.array(
      z.object({ id: jobId, task: z.string(), attempts: z.int(), failedAt: moment, error: z.string() }),
    ),
  }),
})

export const retryFailedJobs = endpoint({
  method: 'POST',
  path: '/app/api/admin/health/job/retry',
  kind: 'write',
  access: { permission: 'health.retry' },
  deed: 'change',
  summary:
    'Runs such jobs again from their first attempt, with a reason that is recorded; returns how many it found.',
  body: z.object({ ids: z.array(jobId).min(1).max(100), reason: line(200) }),
  result: z.object({ retried: z.int() }),
})
