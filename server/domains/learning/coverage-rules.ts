/** A stretch of a recording in seconds: from the first, up to but not including the second. */
export type Stretch = readonly [from: number, to: number]

/** The watched stretches in order, none touching another. */
export type Coverage = readonly Stretch[]

/** Adds a watched stretch; overlapping or touching ones are merged. */
export function withStretch(coverage: Coverage, [from, to]: Stretch): Coverage {
  if (to <= from) return coverage
  const apart = coverage.filter(([a, b]) => b < from || a > to)
  const touching = coverage.filter(([a, b]) => b >= from && a <= to)
  const joined: Stretch = [
    Math.min(from, ...touching.map(([a]) => a)),
    Math.max(to, ...touching.map(([, b]) => b)),
  ]
  return [...apart, joined].toSorted(([a], [b]) => a - b)
}

export const secondsIn = (coverage: Coverage): number =>
  coverage.reduce((sum, [from, to]) => sum + to - from, 0)

/** The unwatched parts of a recording of this length, as the scrubber shows them. */
export function missingIn(coverage: Coverage, duration: number): Coverage {
  const edges = [0, ...coverage.flatMap(([from, to]) => [from, Math.min(to, duration)]), duration]
  const gaps: Stretch[] = []
  for (let i = 0; i < edges.length; i += 2) {
    const [from = 0, to = 0] = [edges[i], edges[i + 1]]
    if (to > from) gaps.push([from, to])
  }
  return gaps
}

export function isViewed(coverage: Coverage, duration: number, threshold: number): boolean {
  return duration > 0 && secondsIn(coverage) * 100 >= duration * threshold
}

/** Last known time and position of a player. */
export type LastHeartbeat = { readonly at: Date; readonly position: number }
export type HeartbeatPosition = { readonly at: Date; readonly position: number }

/** A longer silence proves nothing: the page was asleep, hidden or closed. */
export const maxGapSeconds = 60
/**
 * Tolerance for network delay between heartbeats, so that it does not look like a jump. It never adds credit beyond the
 * elapsed time.
 */
const slackSeconds = 5

/** Wall-clock time that a heartbeat proves, whatever it claims. */
function provedSeconds(last: LastHeartbeat, { at }: Pick<HeartbeatPosition, 'at'>): number {
  const elapsed = (at.getTime() - last.at.getTime()) / 1000
  return elapsed > 0 && elapsed <= maxGapSeconds ? elapsed : 0
}

/**
 * The stretch a heartbeat proves as played: from the last position to this one, if that could be played in the elapsed
 * time at the fastest allowed speed. More than that is a jump, and a jump proves nothing: neither what was skipped nor a
 * part of it.
 */
export function provedStretch(
  last: LastHeartbeat,
  heartbeat: HeartbeatPosition,
  maxSpeed: number,
): Stretch | undefined {
  const played = heartbeat.position - last.position
  const elapsed = provedSeconds(last, heartbeat)
  if (elapsed === 0 || played <= 0 || played > elapsed * maxSpeed + slackSeconds) return undefined
  // The tolerance never adds credit: no more is credited than the elapsed time allows.
  return [last.position, last.position + Math.min(played, elapsed * maxSpeed)]
}
