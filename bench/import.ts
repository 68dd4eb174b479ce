import { makeDatabase } from '../faults/env/database.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup, type Undo } from '../faults/env/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { importOnce, type List, openImportEnv, type Measured, type ImportEnv } from './import/import-env.ts'
import { warmCalls } from './load/warm-up.ts'
import { makeLargeSite } from './large-site.ts'

const goalSeconds = 180
/** What one row may cost among a million people, relative to the same row among few. */
const growthGoal = 1.3

const sizes = {
  ci: { list: 10_000, crowd: 50_000, longList: 30_000 },
  full: { list: 100_000, crowd: 1_000_000, longList: 1_000_000 },
} as const

/**
 * Checks and imports a list of new people on an empty site and on a large one: a row must cost about the same. Both are
 * measured twice, alternating, so that other load affects both. Then one list imports as many people as the large site has.
 */
export const run: Bench = ({ tier, log }) =>
  withCleanup({ seconds: tier === 'ci' ? 900 : 5400 }, async (undo) => {
    const { list, crowd, longList } = sizes[tier]
    const large = await makeLargeSite(crowd, undo)
    log(`a site of ${crowd} people stands`)
    const many = await openImportEnv(large.database, { redisUrl, siteId: large.siteId }, undo)
    const alone: Measured[] = []
    const among: Measured[] = []
    let same: Measured | undefined
    for (const round of [0, 1]) {
      const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 2 }, undo)
      const few = await openImportEnv(database, { redisUrl }, undo)
      const once = async (what: string, importEnv: ImportEnv, more: Pick<List, 'from' | 'changed'>) => {
        const measured = await importOnce(importEnv, { rows: list, ...more })
        log(`${what}: ${JSON.stringify(measured)}`)
        return measured
      }
      for (const importEnv of [few, many])
        await importOnce(importEnv, { rows: warmCalls, from: 900_000_000 + round * warmCalls })
      alone.push(await once(`${list} among few`, few, { from: 0 }))
      among.push(await once(`${list} among ${crowd}`, many, { from: 100_000_000 + round * list }))
      same ??= await once('the first list with one in a hundred changed', few, {
        from: 0,
        changed: list / 100,
      })
    }
    const long = await longOnEmptySite(longList, undo)
    log(`a list of ${longList}: ${JSON.stringify(long)}`)
    const ratio = (of: (measured: Measured) => number, large: readonly Measured[] = among) =>
      Math.round((mean(large.map(of)) / mean(alone.map(of))) * 100) / 100
    // Cost per row is CPU time, because other work may run on this machine; wall-clock time is reported beside it.
    const growth = ratio(({ cpuMsPerRow }) => cpuMsPerRow)
    const longGrowth = ratio(({ cpuMsPerRow }) => cpuMsPerRow, [long])
    const wallGrowth = ratio(({ seconds }) => seconds)
    // The seconds are those of a hundred thousand rows, which only the full run imports.
    const isFast = tier === 'ci' || Math.min(...alone.map(({ seconds }) => seconds)) <= goalSeconds
    const report = {
      list,
      crowd,
      alone,
      same,
      among,
      growth,
      wallGrowth,
      long,
      longGrowth,
      growthGoal,
      goalSeconds,
    }
    return { report, isGood: isFast && Math.max(growth, longGrowth) <= growthGoal }
  })

async function longOnEmptySite(rows: number, undo: Undo): Promise<Measured> {
  const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 2 }, undo)
  return importOnce(await openImportEnv(database, { redisUrl }, undo), { rows, from: 0 })
}

const mean = (all: readonly number[]) => all.reduce((sum, measured) => sum + measured, 0) / all.length
