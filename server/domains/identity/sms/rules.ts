// Pure: how often codes may be sent (D09).

export const codeSeconds = 300
export const maxTries = 5
export const resendSeconds = 60

const perHour = 5
const perDay = 10
const perAddressHour = 20
const hourMs = 3_600_000
const dayMs = 24 * hourMs

export type Sent = {
  /** When codes went to this number within the last day, newest first. */
  readonly toNumber: readonly Date[]
  /** How many this address asked for within the last hour. */
  readonly fromAddress: number
  /** How many the site has asked for within the last day, and how many it may. */
  readonly fromSite: number
  readonly budget: number
}

/** Seconds to wait before the next code may be asked for; 0: now. */
export function secondsToWait({ toNumber, fromAddress, fromSite, budget }: Sent, now: Date): number {
  const waits = [
    untilRoom(toNumber, { most: 1, ms: resendSeconds * 1000 }, now),
    untilRoom(toNumber, { most: perHour, ms: hourMs }, now),
    untilRoom(toNumber, { most: perDay, ms: dayMs }, now),
    fromAddress >= perAddressHour || fromSite >= budget ? hourMs : 0,
  ]
  return Math.ceil(Math.max(...waits) / 1000)
}

/** When the oldest that is in the way leaves the window. */
function untilRoom(times: readonly Date[], { most, ms }: { most: number; ms: number }, now: Date): number {
  const inTheWay = times[most - 1]
  return inTheWay ? Math.max(0, inTheWay.getTime() + ms - now.getTime()) : 0
}
