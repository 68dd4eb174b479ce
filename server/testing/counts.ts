import { appendFileSync } from 'node:fs'

const none = { houses: 0, copied: 0, cleaned: 0, dropped: 0, servers: 0, seconds: 0 }

/** What houses have cost since it was last told. */
export const counts = { ...none }

/** Adds the time that a piece of work takes. */
export async function timed<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    counts.seconds += (performance.now() - started) / 1000
  }
}

/** Appends a line to the file that `HOUSE_COUNTS` names: after every house, for a test process is ended without notice. */
export function tellCounts(): void {
  const file = process.env['HOUSE_COUNTS']
  if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`)
  Object.assign(counts, none)
}
