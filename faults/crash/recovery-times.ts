import type { Blow } from './kill-processes.ts'
import type { Operation } from './history.ts'

/** How long after each kill or crash the first request was sent and answered normally, in milliseconds. */
export function gapsOf(blows: readonly Blow[], history: readonly Operation[]) {
  const good = history.flatMap(({ attempts }) => attempts.filter(({ status }) => status === 200))
  return blows.map(({ what, at }) => {
    const done = good.filter(({ sent }) => sent >= at).map((attempt) => attempt.done - at)
    return { what, ms: Math.round(done.reduce((least, ms) => Math.min(least, ms), Number.POSITIVE_INFINITY)) }
  })
}

/** Responses of all attempts by status; `none` is a connection that broke. */
export function statusesOf(history: readonly Operation[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of history.flatMap(({ attempts }) => attempts)) {
    const name = String(status ?? 'none')
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
