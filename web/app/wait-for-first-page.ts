import type { createBrowserRouter } from 'react-router'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** After this long the visitor should see a sign of loading. */
const patienceMs = 500

/**
 * Waits until the first page has loaded, so that it is rendered at once and not after an empty one. It usually has: its
 * files and the first calls were requested before the app itself had loaded.
 */
export async function waitForFirstPage(router: Router): Promise<void> {
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
