import { Redis } from 'ioredis'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/**
 * Redis holds what may be lost at any moment: caches, limits, presence, socket fan-out. Every call answers within
 * a moment or fails, and every caller must know what to do without it.
 */
export function openRedis(config: Pick<Config, 'REDIS_URL' | 'REDIS_PREFIX'>, log: Log): Redis {
  const redis = new Redis(config.REDIS_URL, {
    keyPrefix: config.REDIS_PREFIX,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: 500,
    connectTimeout: 2000,
    lazyConnect: true,
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  })
  let reported = false
  redis.on('error', (error: Error) => {
    if (!reported) log.warn({ err: error }, 'redis is away')
    reported = true
  })
  redis.on('ready', () => {
    reported = false
  })
  return redis
}

/** A key of one site: no cache entry, limit or presence mark exists without its site (INV-T04). */
export function siteKey(siteId: number, ...parts: readonly (string | number)[]): string {
  return ['s', siteId, ...parts].join(':')
}
