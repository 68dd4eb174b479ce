import { setTimeout as pause } from 'node:timers/promises'

type Wait = { readonly what: string; readonly seconds: number }

/** Polls until the answer is yes. A question that throws ends the wait with its error. */
export async function waitUntil(question: () => Promise<boolean> | boolean, { what, seconds }: Wait) {
  const end = performance.now() + seconds * 1000
  while (!(await question())) {
    if (performance.now() > end) throw new Error(`${what} did not come within ${seconds} s`)
    await pause(50)
  }
}
