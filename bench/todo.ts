import { loadavg } from 'node:os'
import { getTodoCount } from '../contract/home/index.ts'
import { makeDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { domains } from '../server/app/domains.ts'
import { countersOf, todoCount } from '../server/domains/home/index.ts'
import { serverUrl } from '../server/testing/template.ts'
import { reachesGoals } from '../tools/numbers/headline-figures.ts'
import type { Bench } from './bench.ts'
import { startByPlan } from './load/plan-modes.ts'
import { bySize, connections, timesLess } from './load/sizes-round.ts'
import { fill, type Size } from './todo/fill.ts'

const goals = { share: 0.25, timesLess: 25, growth: 1.3 }
/** CPU of the same counts in Moodle, in milliseconds. */
const peerMs = 25
const sizes = {
  ci: [
    { notices: 200, messages: 20_000 },
    { notices: 2000, messages: 200_000 },
  ],
  full: [
    { notices: 200, messages: 100_000 },
    { notices: 2000, messages: 1_000_000 },
  ],
} as const

/** The to-do counts of all domains through the whole stack, against the same statements by pgbench. */
export const run: Bench = ({ tier, seconds, log }) =>
  withCleanup({ seconds: 2700 }, async (undo) => {
    const folder = await makeRunFolder('todo', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 200 }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const apis = await startByPlan(settings, undo)
    const counters = countersOf(domains)
    const load = loadavg()[0]
    const { growth, rounds, many } = await bySize<Size>({
      apis,
      database,
      folder,
      seconds,
      sizes: sizes[tier],
      fill: (size) => fill(database, size),
      endpoint: getTodoCount,
      work: (ctx) => todoCount(ctx, counters),
      log,
    })
    const report = {
      goals,
      share: many.share,
      timesLess: timesLess(peerMs, many.usual),
      growth,
      load,
      roundTrips: many.bare.statements,
      connections,
      rounds,
    }
    return { report, isGood: reachesGoals('todo', report) }
  })
