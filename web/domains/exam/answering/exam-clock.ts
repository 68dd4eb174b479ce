/** The server's time, part of every answer. */
export type ServerTime = { readonly now: string; readonly deadlineAt: string }

/** The server's clock as this page knows it; the device clock only measures elapsed time. */
export type Clock = {
  /** The server's time minus the device's. */
  readonly offsetMs: number
  /** The possible error: half the round trip. */
  readonly errorMs: number
  readonly deadlineAt: number
}

type RoundTrip = { readonly sentAt: number; readonly receivedAt: number }

/** A slow answer is imprecise: the more precise offset stays, unless the two contradict each other. */
export function syncClock(
  before: Clock | undefined,
  serverTime: ServerTime,
  { sentAt, receivedAt }: RoundTrip,
): Clock {
  const errorMs = (receivedAt - sentAt) / 2
  const offsetMs = Date.parse(serverTime.now) - (sentAt + receivedAt) / 2
  const deadlineAt = Date.parse(serverTime.deadlineAt)
  const isBetter =
    !before || errorMs <= before.errorMs || Math.abs(offsetMs - before.offsetMs) > errorMs + before.errorMs
  return isBetter ? { offsetMs, errorMs, deadlineAt } : { ...before, deadlineAt }
}

/** The deadline on the device's clock. */
export const endOn = ({ deadlineAt, offsetMs }: Clock): number => deadlineAt - offsetMs

/** Seconds by which the deadline was moved by an invigilator or an outage; negative when time was removed. */
export const movedSeconds = (before: Clock | undefined, { deadlineAt }: Clock): number =>
  before ? Math.round((deadlineAt - before.deadlineAt) / 1000) : 0
