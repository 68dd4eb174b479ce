/** A stretch of a recording in seconds: from the first, up to but not including the second. */
export type Stretch = readonly [from: number, to: number]

/** Stretches in order, none touching another: what has been seen. */
export type Coverage = readonly Stretch[]

/** Adds a stretch to what was seen; what overlaps or touches becomes one. */
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

/** What is still to be seen of a recording of this length: the scrubber shows it. */
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

/** Where and when a player last said it was. */
export type LastBeat = { readonly at: Date; readonly position: number }
export type Beat = { readonly at: Date; readonly position: number }

/** Silence longer than this proves nothing: the page was asleep, hidden or gone. */
export const maxGapSeconds = 60
/**
 * One beat may be on its way for some seconds longer than the next: so much is no jump. It forgives and does not pay: no
 * more is ever credited than the time could hold.
 */
const slackSeconds = 5

/** Wall-clock time that a beat proves, whatever it says itself. */
function provedSeconds(last: LastBeat, { at }: Pick<Beat, 'at'>): number {
  const elapsed = (at.getTime() - last.at.getTime()) / 1000
  return elapsed > 0 && elapsed <= maxGapSeconds ? elapsed : 0
}

/**
 * The stretch that a beat proves to have been played: from where the last one was to where this one is, provided that
 * so much could be played in the time between at the fastest allowed. More than that is a jump, and a jump proves
 * nothing: neither what was jumped over nor a part of it.
 */
export function provedStretch(last: LastBeat, beat: Beat, maxSpeed: number): Stretch | undefined {
  const played = beat.position - last.position
  const elapsed = provedSeconds(last, beat)
  if (elapsed === 0 || played <= 0 || played > elapsed * maxSpeed + slackSeconds) return undefined
  // The slack forgives a clock, it does not pay: no more is credited than the time could hold.
  return [last.position, last.position + Math.min(played, elapsed * maxSpeed)]
}
