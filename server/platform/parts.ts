import type { Redis } from 'ioredis'
import { type Clock, makeClock } from './time/clock.ts'
import type { Config } from './process/config.ts'
import { type Database, makeLines, makePool, openDatabase, type PoolOptions } from './db.ts'
import { type Log, makeLog } from './log.ts'
import { openLogDestination } from './log/destination.ts'
import { type Mailer, openMailer } from './outgoing/mail.ts'
import { makeMetrics, type Metrics } from './process/metrics.ts'
import { openPush, type Push } from './outgoing/push.ts'
import { openRedis } from './cache/redis.ts'
import { openSms, type Sms } from './outgoing/sms.ts'
import { guardRemovals, openStorage, type Storage } from './storage.ts'
import { type Binding, makeBinding } from './storage/binding.ts'

/** The dependencies of a program. Created once per process, or once per test. */
export type Parts = {
  readonly config: Config
  readonly log: Log
  readonly clock: Clock
  readonly metrics: Metrics
  readonly database: Database
  readonly hotDatabase: Database
  /** With the one role that may read answer keys (INV-E02); used through `ctx.keyed()`. */
  readonly keysDatabase: Database
  readonly redis: Redis
  readonly storage: Storage
  /** Whether the bucket belongs to this database: nothing is removed from another's. */
  readonly binding: Binding
  readonly mail: Mailer
  readonly sms: Sms
  readonly push: Push
  readonly close: () => Promise<void>
}

export function openParts(config: Config, overrides: { readonly log?: Log } = {}): Parts {
  const metrics = makeMetrics()
  const onDrop = (lines: number) => metrics.logLinesDropped.inc(lines)
  const log = overrides.log ?? makeLog(config, openLogDestination({ fd: 1, onDrop }))
  const { DATABASE_URL: url, DATABASE_KEYS_URL: keysUrl, PATIENCE: patience } = config
  const open = (pool: PoolOptions) => {
    const onSilence = (count: number) => {
      metrics.silentConnections.inc({ part: pool.name }, count)
      log.warn({ pool: pool.name, count }, 'silent connections to PostgreSQL were closed')
    }
    return makePool({ ...pool, patience, onSilence })
  }
  const main = { url, max: config.DATABASE_POOL, name: 'lyceum' }
  const database = openDatabase(open(main), makeLines({ ...main, patience }, config.DATABASE_LINES))
  const hotDatabase = openDatabase(open({ url, max: config.DATABASE_HOT_POOL, name: 'lyceum-hot' }))
  const keysDatabase = openDatabase(
    open({ url: keysUrl, max: config.DATABASE_KEYS_POOL, name: 'lyceum-keys' }),
  )
  const redis = openRedis(config, log)
  redis.on('error', ({ message }: Error) => {
    if (message.startsWith('Socket timeout')) metrics.silentConnections.inc({ part: 'redis' })
  })
  const mail = openMailer(config, { log, metrics })
  const bucket = openStorage(config)
  const clock = makeClock()
  const binding = makeBinding({ config, database, storage: bucket, log, metrics, clock })
  return {
    config,
    log,
    clock,
    metrics,
    database,
    hotDatabase,
    keysDatabase,
    redis,
    storage: guardRemovals(bucket, binding.mayRemove),
    binding,
    mail,
    sms: openSms(config, { log, metrics }),
    push: openPush(log),
    close: async () => {
      redis.disconnect()
      mail.close()
      bucket.close()
      await Promise.all([database.close(), hotDatabase.close(), keysDatabase.close()])
    },
  }
}
