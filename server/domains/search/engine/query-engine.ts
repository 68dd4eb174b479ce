import type { Ctx } from '#platform/ctx'
import type { Engine } from './engine.ts'
import { secondEngine } from './engine-store.ts'
import { EngineAway } from '#platform/outgoing/groonga'
import { groongaAt } from './groonga/groonga.ts'
import { postgres } from './postgres.ts'

/** How long an engine that just failed is skipped. */
const restMs = 10_000
const restsUntil = new Map<string, number>()

/**
 * Queries the engine of the site. If Groonga is unavailable, PostgreSQL, which indexes every site, answers instead,
 * slower and with the same permissions.
 */
export async function answering<T>(ctx: Ctx, query: (engine: Engine) => Promise<T>): Promise<T> {
  const url = ctx.parts.config.GROONGA_URL
  const now = ctx.now.getTime()
  if (url === undefined || (restsUntil.get(url) ?? 0) > now || !(await secondEngine(ctx.db))?.doesAnswer)
    return query(postgres)
  try {
    return await query(groongaAt(url))
  } catch (error) {
    if (!(error instanceof EngineAway)) throw error
    restsUntil.set(url, now + restMs)
    ctx.parts.log.warn({ err: error, site: ctx.site.code }, 'Groonga does not answer; PostgreSQL searches')
    return query(postgres)
  }
}

/** Groonga, if this site is indexed there too. */
export async function secondEngineOf(ctx: Ctx): Promise<Engine | undefined> {
  const url = ctx.parts.config.GROONGA_URL
  return url !== undefined && (await secondEngine(ctx.db)) ? groongaAt(url) : undefined
}
