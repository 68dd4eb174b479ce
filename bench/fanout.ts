import { cpus, loadavg } from 'node:os'
import { getTodoCount, getTopCount } from '../contract/home/index.ts'
import { Api } from '../faults/stage/api.ts'
import { makeDatabase, type StageDatabase } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { announce, everyoneTold, fillSite } from './fanout/announce.ts'
import { startWorker } from './fanout/worker.ts'
import { requestText } from './load/request.ts'
import { paced } from './login-storm/paced.ts'

const sizes = { ci: 5000, full: 100_000 } as const
/** The goals are for a quiet machine; a busy one in CI must only show that nothing has gone badly wrong. */
const goals = { ci: { seconds: 60, ratio: 4 }, full: { seconds: 60, ratio: 2 } } as const
/** Twice next to nothing is nothing: below this nobody feels a difference. */
const unfeltMs = 50
const others = 40
const readers = { lanes: 4, everyMs: 10 }

/** An announcement comes into every inbox of a large company, while people work on and hardly feel it. */
export const run: Bench = ({ tier, seconds, say }) =>
  onStage({ seconds: 900 + 4 * seconds }, async (undo) => {
    const folder = await stageFolder('fanout', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: others }, undo)
    const people = await fillSite(database, sizes[tier])
    say(`${people} people`)
    const redisPrefix = `${database.name}:`
    const api = await Api.start({ databaseUrl: database.appUrl, redisUrl, redisPrefix, folder }, undo)
    await startWorker({ databaseUrl: database.appUrl, redisUrl, redisPrefix }, undo)

    await background(api, database, () => pause(2000))
    const loadBefore = loadavg()[0]
    const calm = await background(api, database, () => pause(seconds * 1000))
    say(`calm: ${JSON.stringify(calm.times)}`)
    const told = await background(api, database, async () => {
      await announce(api, database)
      const began = performance.now()
      await everyoneTold(database, people)
      return Math.round((performance.now() - began) / 100) / 10
    })
    say(`all told after ${told.result} s: ${JSON.stringify(told.times)}`)
    const goal = goals[tier]
    const ratio = Math.round((told.times.p99 / calm.times.p99) * 100) / 100
    const machine = { cores: cpus().length, loadBefore, loadAfter: loadavg()[0] }
    const isUnfelt = told.times.p99 <= unfeltMs
    const report = {
      people,
      seconds: told.result,
      calm: calm.times,
      during: told.times,
      ratio,
      goal,
      unfeltMs,
      isUnfelt,
      machine,
    }
    return { report, isGood: told.result <= goal.seconds && (ratio <= goal.ratio || isUnfelt) }
  })

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Others look at what waits for them, at an even pace, while something happens. */
async function background<T>(api: Api, { people }: StageDatabase, during: () => Promise<T>) {
  const request = (n: number) => {
    const person = people[n % people.length]
    return requestText(n % 2 === 0 ? getTopCount : getTodoCount, person ? { person } : {})
  }
  return paced({ port: api.port, ...readers, request }, during)
}
