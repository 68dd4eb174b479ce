import { makeDatabase } from '../faults/stage/database.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage, type Undo } from '../faults/stage/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { importOnce, type List, openStage, type Measured, type Stage } from './import/stage.ts'
import { makeLargeSite } from './large-site.ts'

const goalSeconds = 180
/** What one row may cost among a million people, against the same row among few; a busy machine in CI must only show that nothing has gone badly wrong. */
const growthGoals = { ci: 2, full: 1.3 }

const sizes = {
  ci: { list: 10_000, crowd: 50_000, longList: 30_000 },
  full: { list: 100_000, crowd: 1_000_000, longList: 1_000_000 },
} as const

/**
 * A list of new people is checked and written on an empty site and on one with a crowd: a row must cost about the same.
 * Both are measured twice, in turn, so that what else the machine does falls on both. Then one list brings as many
 * people as the crowd is large.
 */
export const run: Bench = ({ tier, say }) =>
  onStage({ seconds: tier === 'ci' ? 900 : 5400 }, async (undo) => {
    const { list, crowd, longList } = sizes[tier]
    const growthGoal = growthGoals[tier]
    const large = await makeLargeSite(crowd, undo)
    say(`a site of ${crowd} people stands`)
    const many = await openStage(large.database, { redisUrl, siteId: large.siteId }, undo)
    const alone: Measured[] = []
    const among: Measured[] = []
    let same: Measured | undefined
    for (const round of [0, 1]) {
      const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 2 }, undo)
      const few = await openStage(database, { redisUrl }, undo)
      const once = async (what: string, stage: Stage, more: Pick<List, 'from' | 'changed'>) => {
        const one = await importOnce(stage, { rows: list, ...more })
        say(`${what}: ${JSON.stringify(one)}`)
        return one
      }
      for (const stage of [few, many])
        await importOnce(stage, { rows: 1000, from: 900_000_000 + round * 1000 })
      alone.push(await once(`${list} among few`, few, { from: 0 }))
      among.push(await once(`${list} among ${crowd}`, many, { from: 100_000_000 + round * list }))
      same ??= await once('the first list with one in a hundred changed', few, {
        from: 0,
        changed: list / 100,
      })
    }
    const long = await longOnEmptySite(longList, undo)
    say(`a list of ${longList}: ${JSON.stringify(long)}`)
    const ratio = (of: (one: Measured) => number, large: readonly Measured[] = among) =>
      Math.round((mean(large.map(of)) / mean(alone.map(of))) * 100) / 100
    // Others may work on this machine: what a row costs is said in time of the processor, the clock beside it.
    const growth = ratio(({ cpuMsPerRow }) => cpuMsPerRow)
    const longGrowth = ratio(({ cpuMsPerRow }) => cpuMsPerRow, [long])
    const wallGrowth = ratio(({ seconds }) => seconds)
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
  return importOnce(await openStage(database, { redisUrl }, undo), { rows, from: 0 })
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
