import type { Log } from '../log.ts'

type Drain = {
  readonly log: Log
  readonly waitMs: number
  readonly startDraining: () => void
  readonly close: () => Promise<void>
}

/**
 * Shuts down without failing a request (M8): readiness fails first, the node serves until the proxy has noticed, then it
 * closes. An uncaught error shuts down the same way, with exit code 1.
 */
export function drainOnSignal({ log, waitMs, startDraining, close }: Drain): void {
  let isLeaving = false
  const leave = async (code: number) => {
    if (isLeaving) return
    isLeaving = true
    startDraining()
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    const hard = setTimeout(() => process.exit(code || 1), 25_000)
    hard.unref()
    await close()
    await new Promise<void>((resolve) => log.flush(() => resolve()))
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void leave(0))
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event)
      void leave(1)
    })
  }
}
