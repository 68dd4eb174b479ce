/** One absence from the exam screen. */
export type ScreenCut = { readonly eventId: string; readonly seconds: number }

type Tools = {
  readonly now: () => number
  readonly newId: () => string
  readonly onCut: (screenCut: ScreenCut) => void
}

export type CutWatch = {
  readonly left: () => void
  readonly back: () => void
  /** Starts ignoring absences while the browser shows a prompt (microphone); the returned function ends that. */
  readonly excuse: () => () => void
}

/** Shorter absences do not count. */
const shortestSeconds = 1

/** Reports each absence of more than a second once, when the user is back. */
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
