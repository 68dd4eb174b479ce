// Pure rules: how often codes may be sent (D09).

export const codeSeconds = 300
export const maxTries = 5
export const resendSeconds = 60

const perHour = 5
const perDay = 10
const perAddressHour = 20
const hourMs = 3_600_000
const dayMs = 24 * hourMs

export type Sent = {
  /** When codes were sent to this number within the last day, newest first. */
  readonly toNumber: readonly Date[]
  /** Number of requests from this address within the last hour. */
  readonly fromAddress: number
  /** Number of requests of the site within the last day. */
  readonly fromSite: number
  readonly budget: number
}

/** Seconds to wait before the next code may be requested; 0: now. */
export function secondsToWait({ toNumber, fromAddress, fromSite, budget }: Sent, now: Date): number {
  const waits = [
    untilAllowed(toNumber, { most: 1, ms: resendSeconds * 1000 }, now),
    untilAllowed(toNumber, { most: perHour, ms: hourMs }, now),
    untilAllowed(toNumber, { most: perDay, ms: dayMs }, now),
    fromAddress >= perAddressHour || fromSite >= budget ? hourMs : 0,
  ]
  return Math.ceil(Math.max(...waits) / 1000)
}

/** Milliseconds until the oldest one that blocks leaves the window. */
function untilAllowed(times: readonly Date[], { most, ms }: { most: number; ms: number }, now: Date): number {
  const blockingTime = times[most - 1]
  return blockingTime ? Math.max(0, blockingTime.getTime() + ms - now.getTime()) : 0
}
