import type { Config } from '../../server/platform/config.ts'
import { makeLog } from '../../server/platform/log.ts'
import { openRedis } from '../../server/platform/redis.ts'

/** Takes out of Redis what was true of the database before: answers kept there outlive the rows they came from. */
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
