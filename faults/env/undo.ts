type Step = () => unknown

/** The cleanup steps of a run, run in reverse order whatever happened. */
export type Undo = { readonly add: (step: Step) => void }

type Limits = { readonly seconds: number }

/**
 * Runs work that starts processes and creates databases, and cleans up afterwards: after success, failure, Ctrl-C
 * and the time limit alike.
 */
export async function withCleanup<T>({ seconds }: Limits, work: (undo: Undo) => Promise<T>): Promise<T> {
  const steps: Step[] = []
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const stop = (why: string) => () => reject(new Error(why))
  const timer = setTimeout(stop(`no end within ${seconds} s`), seconds * 1000)
  const onSignal = stop('stopped by a signal')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, onSignal)
  try {
    return await Promise.race([work({ add: (step) => void steps.push(step) }), stopped])
  } finally {
    clearTimeout(timer)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, onSignal)
    await undoAll(steps)
  }
}

async function undoAll(steps: Step[]): Promise<void> {
  for (const step of steps.toReversed()) {
    try {
      await step()
    } catch (error) {
      process.stderr.write(`left behind: ${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
}
