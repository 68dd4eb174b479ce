import { sql } from 'kysely'
import type { TestDatabase } from '../../faults/env/database.ts'
import { redisUrl } from '../../faults/env/redis-url.ts'
import { readBoard, rebuildBoards } from '../../server/domains/honor/index.ts'
import { allSites } from '../../server/domains/site/index.ts'
import { readConfig } from '../../server/platform/process/config.ts'
import { anonymous } from '../../server/platform/ctx.ts'
import { openCtx } from '../../server/platform/ctx/open-ctx.ts'
import { openParts } from '../../server/platform/parts.ts'
import { siteKey } from '../../server/platform/cache/redis.ts'

const count = 50

/** Somebody in the middle of a large leaderboard, who reads it like the API call and like a bare client. */
export async function readerOn({ appUrl, name }: TestDatabase) {
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: appUrl,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `${name}:`,
    LOG_LEVEL: 'error',
  })
  const parts = openParts(config)
  await parts.redis.connect()
  const sites = await allSites(parts.database.acrossSites('the bench looks for its site'), new Date())
  const site = sites.find(({ code }) => code !== 'stage')
  if (!site) throw new Error('the large site does not exist')
  const siteCtx = openCtx({ parts, site, listeners: new Map() })
  const { rows } = await sql<{ id: string }>`
    select account_id as id from points.purse where site_id = ${site.id}
    order by lifetime desc offset (select count(*) / 2 from points.purse where site_id = ${site.id}) limit 1`.execute(
    siteCtx.db.kysely,
  )
  const actor = { ...anonymous, id: rows[0]?.id ?? '0' }
  const ctx = () => openCtx({ parts, site, listeners: new Map(), actor })
  const set = siteKey(site.id, 'rank', 'credit', 'all')

  return {
    rebuild: () => rebuildBoards(ctx()),
    read: () => readBoard(ctx(), 'credit', { period: 'all', scope: 'site', pageSize: count }),
    /** The minimum: the sorted set and the names, one query each. */
    bare: async () => {
      const { redis } = parts
      const [first] = await Promise.all([
        redis.zrevrange(set, 0, count - 1, 'WITHSCORES'),
        redis.zrevrank(set, actor.id),
        redis.zscore(set, actor.id),
      ])
      const ids = first.filter((_, at) => at % 2 === 0)
      await sql`select account.id, account.name, unit.name as unit
        from identity.account as account
        left join org.job as job on job.site_id = ${site.id} and job.account_id = account.id
          and job.is_main and job.until is null
        left join org.unit as unit on unit.site_id = ${site.id} and unit.id = job.unit_id
        where account.site_id = ${site.id} and account.id = any(${ids}::bigint[])`.execute(siteCtx.db.kysely)
    },
    /** Removes the leaderboard from Redis. */
    forget: () => parts.redis.unlink(set, `${set}:of`),
    close: parts.close,
  }
}
