import type { Redis } from 'ioredis'
import { type Clock, makeClock } from './clock.ts'
import type { Config } from './config.ts'
import { type Database, makePool, openDatabase, type PoolOptions } from './db.ts'
import { type Log, makeLog } from './log.ts'
import { type Mailer, openMailer } from './mail.ts'
import { makeMetrics, type Metrics } from './metrics.ts'
import { openPush, type Push } from './push.ts'
import { openRedis } from './redis.ts'
import { openSms, type Sms } from './sms.ts'
import { openStorage, type Storage } from './storage.ts'

/** The real parts a program stands on. Made once per process, or once per test. */
export type Parts = {
  readonly config: Config
  readonly log: Log
  readonly clock: Clock
  readonly metrics: Metrics
  readonly database: Database
  readonly hotDatabase: Database
  /** By the one role that may read answer keys (INV-E02); entered through `ctx.keyed()`. */
  readonly keysDatabase: Database
  readonly redis: Redis
  readonly storage: Storage
  readonly mail: Mailer
  readonly sms: Sms
  readonly push: Push
  readonly close: () => Promise<void>
}

export function openParts(config: Config, overrides: { readonly log?: Log } = {}): Parts {
  const log = overrides.log ?? makeLog(config)
  const { DATABASE_URL: url, DATABASE_KEYS_URL: keysUrl, PATIENCE: patience } = config
  const open = (pool: PoolOptions) => openDatabase(makePool({ ...pool, patience }))
  const database = open({ url, max: config.DATABASE_POOL, name: 'lyceum' })
  const hotDatabase = open({ url, max: config.DATABASE_HOT_POOL, name: 'lyceum-hot' })
  const keysDatabase = open({ url: keysUrl, max: config.DATABASE_KEYS_POOL, name: 'lyceum-keys' })
  const redis = openRedis(config, log)
  const mail = openMailer(config)
  const storage = openStorage(config)
  return {
    config,
    log,
    clock: makeClock(),
    metrics: makeMetrics(),
    database,
    hotDatabase,
    keysDatabase,
    redis,
    storage,
    mail,
    sms: openSms(config, log),
    push: openPush(log),
    close: async () => {
      redis.disconnect()
      mail.close()
      storage.close()
      await Promise.all([database.close(), hotDatabase.close(), keysDatabase.close()])
    },
  }
}
