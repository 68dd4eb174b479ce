/** B-137: how often it is checked. */
const checkMs = 500
/** B-138: how long after a navigation it is drawn. */
const delayMs = 1000

/** The surface on which a watermark is placed. */
export type Wall = {
  readonly hang: () => void
  readonly takeDown: () => void
  /** Whether it is unchanged and visible. */
  readonly isWhole: () => boolean
  readonly onResize: (listener: () => void) => () => void
}

/** Draws a watermark one second after the page was opened, and again whenever it is removed, hidden or changed. */
export function guardWatermark({ hang, takeDown, isWhole, onResize }: Wall): () => void {
  let checking: ReturnType<typeof setInterval> | undefined
  let stopListening: (() => void) | undefined

  function renew() {
    takeDown()
    hang()
  }

  const opening = setTimeout(() => {
    hang()
    stopListening = onResize(renew)
    checking = setInterval(() => {
      if (!isWhole()) renew()
    }, checkMs)
  }, delayMs)

  return () => {
    clearTimeout(opening)
    clearInterval(checking)
    stopListening?.()
    takeDown()
  }
}
