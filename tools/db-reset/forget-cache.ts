import type { Config } from '../../server/platform/process/config.ts'
import { makeLog } from '../../server/platform/log.ts'
import { openRedis } from '../../server/platform/cache/redis.ts'

/** Removes the old database's cached values from Redis, which outlive the rows they came from. */
export async function forgetCache(config: Config): Promise<number | 'away'> {
  const redis = openRedis(config, makeLog({ LOG_LEVEL: 'silent' }))
  try {
    await redis.connect()
    let [cursor, gone] = ['0', 0]
    do {
      const [next, keys] = await redis.scan(cursor, 'MATCH', `${config.REDIS_PREFIX}*`, 'COUNT', 1000)
      if (keys.length > 0)
        gone += await redis.unlink(...keys.map((key) => key.slice(config.REDIS_PREFIX.length)))
      cursor = next
    } while (cursor !== '0')
    return gone
  } catch {
    return 'away'
  } finally {
    redis.disconnect()
  }
}
