import type { Parts } from '#platform/parts'

const everyMs = 10_000
const soonMs = 1000
const alarmMs = 2000

/**
 * Asks PostgreSQL for the time before anything is answered, and every few seconds from then on; a node whose own clock is
 * far off says so. Until the database has answered once it is asked every second.
 */
export async function keepTime(parts: Parts): Promise<{ stop: () => void }> {
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
      if (Math.abs(skew) > alarmMs) log.warn({ skew }, "this node's clock is off")
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
  for (const one of [early, timer]) one.unref()
  return {
    stop: () => {
      clearInterval(early)
      clearInterval(timer)
    },
  }
}
