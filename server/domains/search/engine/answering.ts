import type { Ctx } from '#platform/ctx'
import type { Engine } from './engine.ts'
import { secondEngine } from './engine-store.ts'
import { EngineAway } from '#platform/groonga'
import { groongaAt } from './groonga/groonga.ts'
import { postgres } from './postgres.ts'

/** For so long nobody waits for an engine that has just not answered. */
const restMs = 10_000
const restsUntil = new Map<string, number>()

/**
 * Asks the engine of the site. Groonga may be away: then PostgreSQL, which keeps every site, answers instead, slower and
 * with the same rights.
 */
export async function answering<T>(ctx: Ctx, ask: (engine: Engine) => Promise<T>): Promise<T> {
  const url = ctx.parts.config.GROONGA_URL
  const now = ctx.now.getTime()
  if (url === undefined || (restsUntil.get(url) ?? 0) > now || !(await secondEngine(ctx.db))?.doesAnswer)
    return ask(postgres)
  try {
    return await ask(groongaAt(url))
  } catch (error) {
    if (!(error instanceof EngineAway)) throw error
    restsUntil.set(url, now + restMs)
    ctx.parts.log.warn({ err: error, site: ctx.site.code }, 'Groonga does not answer; PostgreSQL searches')
    return ask(postgres)
  }
}

/** Groonga, where this site is kept in it too. */
export async function secondEngineOf(ctx: Ctx): Promise<Engine | undefined> {
  const url = ctx.parts.config.GROONGA_URL
  return url !== undefined && (await secondEngine(ctx.db)) ? groongaAt(url) : undefined
}
