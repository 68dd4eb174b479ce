import { HeadBucketCommand } from '@aws-sdk/client-s3'
import { sql } from 'kysely'
import { z } from 'zod'
import { groongaClient } from '../../outgoing/groonga.ts'
import type { Parts } from '../../parts.ts'

export type PartHealth = {
  /** `unbound`: it answers, but nothing may be removed from it. */
  readonly state: 'well' | 'slow' | 'away' | 'unbound'
  readonly ms: number
  readonly detail: string
}

const slowMs = 500
const patienceMs = 3000

/** Checks every part with a real query, in parallel, each with a timeout of a few seconds. */
export async function checkParts(parts: Parts) {
  const { GROONGA_URL: engine } = parts.config
  const [database, redis, storage, mail, search] = await Promise.all([
    checkPart(() => askDatabase(parts)),
    checkPart(() => askRedis(parts)),
    checkPart(() => askStorage(parts)),
    checkPart(() => parts.mail.check()),
    engine === undefined ? undefined : checkPart(() => askEngine(engine)),
  ])
  return { database, redis, storage, mail, search }
}

async function askDatabase({ database }: Parts): Promise<string> {
  const { rows } = await database.pool.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return `PostgreSQL ${rows[0]?.version ?? ''}`
}

async function askRedis({ redis }: Parts): Promise<string> {
  const info = await redis.info('server')
  return `Redis ${/redis_version:(\S+)/.exec(info)?.[1] ?? ''}`
}

async function askStorage({ storage, binding }: Parts): Promise<string> {
  await storage.client.send(new HeadBucketCommand({ Bucket: storage.bucket }))
  const blocker = await binding.look()
  if (blocker !== undefined && blocker !== 'waiting') throw new Unbound(blocker)
  return storage.bucket
}

async function askEngine(url: string): Promise<string> {
  const { version } = engineStatus.parse(await groongaClient(url)('status', {}))
  return `Groonga ${version}`
}

const engineStatus = z.object({ version: z.string() })

async function checkPart(check: () => Promise<string>): Promise<PartHealth> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const detail = await within(check())
    return { state: took() > slowMs ? 'slow' : 'well', ms: took(), detail }
  } catch (error) {
    const isUnbound = error instanceof Unbound
    return { state: isUnbound ? 'unbound' : 'away', ms: took(), detail: nameOf(error) }
  }
}

/** The bucket is bound to another database. */
class Unbound extends Error {
  readonly code: string

  constructor(blocker: string) {
    super('the bucket is not bound to this database')
    this.code = blocker
  }
}

/** The kind of error as a short code: a message could reveal hosts and users. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

async function within<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(Object.assign(new Error('no answer'), { code: 'TIMEOUT' })),
    patienceMs,
  )
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

export type QueueHealth = {
  readonly waiting: number
  readonly oldestAt: Date | null
  readonly running: number
  readonly aside: number
}

/** The job queue of the whole installation. */
export async function readQueueHealth({ database }: Parts): Promise<QueueHealth> {
  const db = database.acrossSites('the queue serves all sites')
  const { rows } = await sql<QueueHealth>`
    select count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as waiting,
           min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now()) as oldest_at,
           count(*) filter (where locked_at is not null)::int as running,
           count(*) filter (where attempts >= max_attempts and locked_at is null)::int as aside
    from graphile_worker._private_jobs`.execute(db.kysely)
  return rows[0] ?? { waiting: 0, oldestAt: null, running: 0, aside: 0 }
}

type ArchiveHealth = {
  readonly isArchiving: boolean
  readonly lastAt: Date | null
  readonly lastFailedAt: Date | null
}

/** The state of PostgreSQL's WAL archive. */
export async function readArchiveHealth({ database }: Parts): Promise<ArchiveHealth> {
  const db = database.acrossSites('the archive is of the whole cluster')
  const { rows } = await sql<ArchiveHealth>`
    select current_setting('archive_mode') <> 'off' as is_archiving,
           last_archived_time as last_at, last_failed_time as last_failed_at
    from pg_stat_archiver`.execute(db.kysely)
  return rows[0] ?? { isArchiving: false, lastAt: null, lastFailedAt: null }
}
