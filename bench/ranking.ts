import { withCleanup } from '../faults/env/undo.ts'
import type { Bench } from './bench.ts'
import { warmCalls } from './load/warm-up.ts'
import { makeLargeSite } from './large-site.ts'
import { fillBoards } from './ranking/fill.ts'
import { readerOn } from './ranking/reader.ts'

const goal = { ratio: 3, rebuildSeconds: 60 }
const sizes = { ci: 20_000, full: 1_000_000 } as const

/** Reads the first fifty and one's own rank on a large leaderboard, against a bare read; then rebuilds all leaderboards. */
export const run: Bench = ({ tier, log, seconds }) =>
  withCleanup({ seconds: tier === 'ci' ? 360 : 3000 }, async (undo) => {
    const people = sizes[tier]
    const { database, siteId } = await makeLargeSite(people, undo)
    await fillBoards(database, siteId)
    log(`${people} people with points and hours`)
    const reader = await readerOn(database)
    undo.add(reader.close)
    const began = performance.now()
    await reader.rebuild()
    const rebuildSeconds = Math.round((performance.now() - began) / 10) / 100
    log(`all boards in ${rebuildSeconds} s`)
    const bareMs = await median(reader.bare, seconds)
    const ownMs = await median(reader.read, seconds)
    await reader.forget()
    const withoutRedisMs = await median(reader.read, seconds)
    const ratio = Math.round((ownMs / bareMs) * 100) / 100
    const isGood = ratio <= goal.ratio && rebuildSeconds <= goal.rebuildSeconds
    return { report: { people, rebuildSeconds, bareMs, ownMs, ratio, withoutRedisMs, goal }, isGood }
  })

async function median(runQuery: () => Promise<unknown>, seconds: number): Promise<number> {
  for (let i = 0; i < warmCalls; i += 1) await runQuery()
  const took: number[] = []
  const until = performance.now() + seconds * 1000
  while (took.length < 100 || performance.now() < until) {
    const began = performance.now()
    await runQuery()
    took.push(performance.now() - began)
  }
  const middle = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? Number.NaN
  return Math.round(middle * 100) / 100
}
