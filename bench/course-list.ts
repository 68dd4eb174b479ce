import { loadavg } from 'node:os'
import { listCourseCentre } from '../contract/learning/index.ts'
import { makeDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { courseCentre } from '../server/domains/learning/index.ts'
import { serverUrl } from '../server/testing/template.ts'
import { reachesGoals } from '../tools/numbers/headline-figures.ts'
import type { Bench } from './bench.ts'
import { fill, type Size } from './course-list/fill.ts'
import { startByPlan } from './load/plan-modes.ts'
import { bySize, connections, timesLess } from './load/sizes-round.ts'

const sizes = {
  ci: [
    { courses: 500, enrolments: 20_000 },
    { courses: 5000, enrolments: 200_000 },
  ],
  full: [
    { courses: 5000, enrolments: 2_000_000 },
    { courses: 50_000, enrolments: 20_000_000 },
  ],
} as const
/** Those of one API process, at either size. */
const goals = { share: 0.3, growth: 1.3, timesLess: 45 }
/** CPU of the course search in Moodle, in milliseconds. */
const peerMs = 59
const input = { ...listCourseCentre.query.parse({}), ...listCourseCentre.body.parse({}) }

/** The first page of the course centre with session and permissions, against the bare statements; then with ten times the data. */
export const run: Bench = ({ tier, seconds, log }) =>
  withCleanup({ seconds: 3600 }, async (undo) => {
    const folder = await makeRunFolder('course-list', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 200 }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const apis = await startByPlan(settings, undo)
    const load = loadavg()[0]
    const { growth, rounds, many } = await bySize<Size>({
      apis,
      database,
      folder,
      seconds,
      sizes: sizes[tier],
      fill: (size) => fill(database, size),
      endpoint: listCourseCentre,
      work: (ctx) => courseCentre(ctx, input),
      log,
    })
    const report = { connections, goals, load, growth, timesLess: timesLess(peerMs, many.usual), rounds }
    return { report, isGood: reachesGoals('course-list', report) }
  })
