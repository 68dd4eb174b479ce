import type { Parts } from '#platform/parts'

const everyMs = 10_000
const alarmMs = 2000

/** Asks PostgreSQL for the time every few seconds; a node whose own clock is far off says so. */
export function keepTime(parts: Parts): { stop: () => void } {
  const { clock, database, log, metrics } = parts
  const readTime = async () => {
    const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now')
    return rows[0]?.now ?? new Date()
  }
  const check = async () => {
    try {
      const skew = await clock.synchronise(readTime)
      metrics.clockSkew.set(skew / 1000)
      if (Math.abs(skew) > alarmMs) log.warn({ skew }, "this node's clock is off")
    } catch {
      // The database is away; the last known distance still holds.
    }
  }
  void check()
  const timer = setInterval(() => void check(), everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
