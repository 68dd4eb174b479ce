import { loadavg } from 'node:os'
import { getHomeFirst } from '../contract/home/index.ts'
import { Api } from '../faults/env/api.ts'
import { makeDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { homeFirst } from '../server/domains/home/index.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { fill } from './home/fill.ts'
import { callRound } from './load/call-round.ts'
import { bareRound, statementsOf } from './load/bare-statements.ts'

const sizes = { ci: { courses: 500, enrolments: 20_000 }, full: { courses: 5000, enrolments: 500_000 } }
/** CPU against a fixed figure depends on the machine, so CI only checks for large regressions. */
const goalsOf = {
  ci: { roundTrips: 6, timesLess: 12 },
  full: { roundTrips: 6, timesLess: 60 },
}
/** CPU of Moodle's dashboard, in milliseconds, on the same kind of machine. */
const peerCpuMs = 145
const warmUp = 2000
const connections = 16

/** The first screen of a learner's home page with session and permissions, against its bare statements. */
export const run: Bench = ({ tier, seconds, log }) =>
  withCleanup({ seconds: 2700 }, async (undo) => {
    const folder = await makeRunFolder('home', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 200 }, undo)
    await fill(database, sizes[tier])
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const api = await Api.start(settings, undo)
    const statements = await statementsOf(database, homeFirst)
    const goals = goalsOf[tier]
    const asking = { api, database, connections, seconds, endpoint: getHomeFirst }
    await callRound({ ...asking, fewest: warmUp })
    const load = loadavg()[0]
    const bare = await bareRound(database, statements, { folder, seconds, connections })
    const whole = await callRound(asking)
    const timesLess = Math.round((peerCpuMs * 1000) / (whole.apiCpu + whole.postgresCpu))
    const share = Math.round((whole.perSecond / bare.perSecond) * 100) / 100
    log(`${statements.length} round trips, ${timesLess} times less CPU, ${share} of the bare rate`)
    return {
      report: {
        goals,
        load,
        size: sizes[tier],
        roundTrips: statements.length,
        timesLess,
        share,
        bare,
        whole,
      },
      isGood: statements.length <= goals.roundTrips && timesLess >= goals.timesLess,
    }
  })
