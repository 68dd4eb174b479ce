/** B-137: how often it is looked after. */
const checkMs = 500
/** B-138: how long after a navigation it is drawn. */
const delayMs = 1000

/** The wall a watermark hangs on. */
export type Wall = {
  readonly hang: () => void
  readonly takeDown: () => void
  /** Whether it hangs there untouched and can be seen. */
  readonly isWhole: () => boolean
  readonly onResize: (tell: () => void) => () => void
}

/** Hangs a watermark a second after the page was opened, and again whenever it is gone, hidden or changed. */
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
