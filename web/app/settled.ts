import type { createBrowserRouter } from 'react-router'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** Who waits longer wants to see that something is going on. */
const patienceMs = 500

/**
 * Waits until the first page is there, so that it is drawn at once and not after an empty one. Mostly it is: its files
 * and the first answers were asked for before the app itself had come.
 */
export async function settled(router: Router): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, patienceMs)
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) done()
    })
    function done() {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}
