import type { Parts } from '#platform/parts'

const everyMs = 10_000
const soonMs = 1000
const alarmMs = 2000

/**
 * Reads the time from PostgreSQL before the first answer and every few seconds after that; logs a warning if the node's
 * own clock is far off. Retries every second until the database has answered once.
 */
export async function syncClock(parts: Parts): Promise<{ stop: () => void }> {
  const { clock, database, log, metrics } = parts
  let isKnown = false
  const readTime = async () => {
    const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now')
    return rows[0]?.now ?? new Date()
  }
  const check = async () => {
    try {
      const skew = await clock.synchronise(readTime)
      isKnown = true
      metrics.clockSkew.set(skew / 1000)
      if (Math.abs(skew) > alarmMs) log.warn({ skew }, 'node clock is off')
    } catch {
      // The database is away; the last known distance still holds.
    }
  }
  await check()
  const early = setInterval(() => {
    if (isKnown) clearInterval(early)
    else void check()
  }, soonMs)
  const timer = setInterval(() => void check(), everyMs)
  for (const scheduled of [early, timer]) scheduled.unref()
  return {
    stop: () => {
      clearInterval(early)
      clearInterval(timer)
    },
  }
}
