import { appendFileSync } from 'node:fs'

const none = { houses: 0, copied: 0, cleaned: 0, dropped: 0, servers: 0, seconds: 0 }

/** What test apps have cost since the counts were last written. */
export const counts = { ...none }

/** Adds the duration of some work. */
export async function timed<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    counts.seconds += (performance.now() - started) / 1000
  }
}

/** Appends a line to the file in `HOUSE_COUNTS` after every test app, because a test process ends without notice. */
export function writeCounts(): void {
  const file = process.env['HOUSE_COUNTS']
  if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`)
  Object.assign(counts, none)
}
