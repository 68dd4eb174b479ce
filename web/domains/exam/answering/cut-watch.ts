/** One time that the exam screen was left. */
export type Cut = { readonly eventId: string; readonly seconds: number }

type Tools = {
  readonly now: () => number
  readonly newId: () => string
  readonly onCut: (cut: Cut) => void
}

export type CutWatch = {
  readonly left: () => void
  readonly back: () => void
  /** While the browser itself asks something (may it use the microphone?), looking there is no cut; the answer ends that. */
  readonly excuse: () => () => void
}

/** Shorter than this, the screen was not left. */
const shortestSeconds = 1

/** Tells each time that the screen was left for more than a second, once, when it is back. */
export function makeCutWatch({ now, newId, onCut }: Tools): CutWatch {
  let since: number | undefined
  let excused = 0
  return {
    left: () => {
      if (excused === 0) since ??= now()
    },
    back: () => {
      if (since === undefined) return
      const seconds = (now() - since) / 1000
      since = undefined
      if (seconds > shortestSeconds) onCut({ eventId: newId(), seconds })
    },
    excuse: () => {
      excused += 1
      since = undefined
      return () => {
        excused -= 1
      }
    },
  }
}
