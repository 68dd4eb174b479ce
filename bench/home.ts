import { loadavg } from 'node:os'
import { getHomeFirst } from '../contract/home/index.ts'
import { makeDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { homeFirst } from '../server/domains/home/index.ts'
import { serverUrl } from '../server/testing/template.ts'
import { reachesGoals } from '../tools/numbers/headline-figures.ts'
import type { Bench } from './bench.ts'
import { fill as fillCatalogue, type Size } from './course-list/fill.ts'
import { fillStudies } from './home/fill.ts'
import { startByPlan } from './load/plan-modes.ts'
import { bySize, connections, timesLess } from './load/sizes-round.ts'

const sizes = {
  ci: [
    { courses: 500, enrolments: 20_000 },
    { courses: 5000, enrolments: 200_000 },
  ],
  full: [
    { courses: 5000, enrolments: 500_000 },
    { courses: 50_000, enrolments: 5_000_000 },
  ],
} as const
const goals = { roundTrips: 6, timesLess: 80, growth: 1.3 }
/** CPU of Moodle's dashboard, in milliseconds, on the same kind of machine. */
const peerMs = 145

/** The first screen of a learner's home page with session and permissions, against its bare statements. */
export const run: Bench = ({ tier, seconds, log }) =>
  withCleanup({ seconds: 2700 }, async (undo) => {
    const folder = await makeRunFolder('home', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 200 }, undo)
    await fillStudies(database)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const apis = await startByPlan(settings, undo)
    const load = loadavg()[0]
    const { growth, rounds, many } = await bySize<Size>({
      apis,
      database,
      folder,
      seconds,
      sizes: sizes[tier],
      fill: (size) => fillCatalogue(database, size),
      endpoint: getHomeFirst,
      work: homeFirst,
      log,
    })
    const report = {
      connections,
      goals,
      load,
      roundTrips: many.bare.statements,
      timesLess: timesLess(peerMs, many.usual),
      growth,
      rounds,
    }
    return { report, isGood: reachesGoals('home', report) }
  })
