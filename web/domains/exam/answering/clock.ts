/** What the server says of the time, in whatever it answers. */
export type Told = { readonly now: string; readonly deadlineAt: string }

/** The server's clock as this page knows it; its own is only asked how much later it has become. */
export type Clock = {
  /** The server's time less ours. */
  readonly offsetMs: number
  /** How far that may be off: half the way there and back. */
  readonly errorMs: number
  readonly deadlineAt: number
}

type Heard = { readonly sentAt: number; readonly heardAt: number }

/** An answer that took long says little about the time: the surer one stays, unless both cannot be true. */
export function heardClock(before: Clock | undefined, told: Told, { sentAt, heardAt }: Heard): Clock {
  const errorMs = (heardAt - sentAt) / 2
  const offsetMs = Date.parse(told.now) - (sentAt + heardAt) / 2
  const deadlineAt = Date.parse(told.deadlineAt)
  const isBetter =
    !before || errorMs <= before.errorMs || Math.abs(offsetMs - before.offsetMs) > errorMs + before.errorMs
  return isBetter ? { offsetMs, errorMs, deadlineAt } : { ...before, deadlineAt }
}

/** The end on this page's own clock. */
export const endOn = ({ deadlineAt, offsetMs }: Clock): number => deadlineAt - offsetMs

/** Seconds by which the end was moved, by an invigilator or for an outage; less than nought where some were taken back. */
export const movedSeconds = (before: Clock | undefined, { deadlineAt }: Clock): number =>
  before ? Math.round((deadlineAt - before.deadlineAt) / 1000) : 0
