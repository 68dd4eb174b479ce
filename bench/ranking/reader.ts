import { sql } from 'kysely'
import type { StageDatabase } from '../../faults/stage/database.ts'
import { redisUrl } from '../../faults/stage/redis-url.ts'
import { readBoard, rebuildBoards } from '../../server/domains/honor/index.ts'
import { allSites } from '../../server/domains/site/index.ts'
import { readConfig } from '../../server/platform/config.ts'
import { nobody } from '../../server/platform/ctx.ts'
import { openCtx } from '../../server/platform/open-ctx.ts'
import { openParts } from '../../server/platform/parts.ts'
import { siteKey } from '../../server/platform/redis.ts'

const count = 50

/** Somebody in the middle of a large board, who reads it as the call does and as a bare client would. */
export async function readerOn({ appUrl, name }: StageDatabase) {
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
  if (!site) throw new Error('The large site is not there.')
  const asked = openCtx({ parts, site, listeners: new Map() })
  const { rows } = await sql<{ id: string }>`
    select account_id as id from points.purse where site_id = ${site.id}
    order by lifetime desc offset (select count(*) / 2 from points.purse where site_id = ${site.id}) limit 1`.execute(
    asked.db.kysely,
  )
  const actor = { ...nobody, id: rows[0]?.id ?? '0' }
  const ctx = () => openCtx({ parts, site, listeners: new Map(), actor })
  const set = siteKey(site.id, 'rank', 'credit', 'all')

  return {
    rebuild: () => rebuildBoards(ctx()),
    read: () => readBoard(ctx(), 'credit', { period: 'all', scope: 'site', pageSize: count }),
    /** What nobody can do without: the set and the names, one asking each. */
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
        where account.site_id = ${site.id} and account.id = any(${ids}::bigint[])`.execute(asked.db.kysely)
    },
    /** From here on Redis knows nothing of it. */
    forget: () => parts.redis.unlink(set, `${set}:of`),
    close: parts.close,
  }
}
