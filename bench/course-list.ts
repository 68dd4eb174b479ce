import { listCourseCentre } from '../contract/learning/index.ts'
import { Api } from '../faults/env/api.ts'
import { makeDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { courseCentre } from '../server/domains/learning/index.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { fill } from './course-list/fill.ts'
import { callRound } from './load/call-round.ts'
import { bareRound, statementsOf } from './load/bare-statements.ts'

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
// The full goals assume an idle machine; CI only checks for large regressions.
const goalsOf = {
  ci: { share: 0.02, growth: 2, timesLess: 10 },
  full: { share: 0.35, growth: 1.5, timesLess: 40 },
}
/** CPU of the course search in Moodle, in milliseconds. */
const peerCpuMs = 59
const connections = 16
const input = { ...listCourseCentre.query.parse({}), ...listCourseCentre.body.parse({}) }

/** The first page of the course centre with session and permissions, against the bare statements; then with ten times the data. */
export const run: Bench = (options) =>
  withCleanup({ seconds: 3600 }, async (undo) => {
    const folder = await makeRunFolder('course-list', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 200 }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const api = await Api.start({ ...settings, env: { RATE_FACTOR: '100000' } }, undo)
    const goals = goalsOf[options.tier]
    const rounds = []
    for (const size of sizes[options.tier]) {
      options.log(`filling: ${size.courses} courses, ${size.enrolments} enrolments`)
      await fill(database, size)
      const statements = await statementsOf(database, (ctx) => courseCentre(ctx, input))
      const asking = {
        api,
        database,
        connections,
        seconds: options.seconds,
        endpoint: listCourseCentre,
        body: {},
      }
      await callRound(asking)
      const bare = await bareRound(database, statements, { folder, seconds: options.seconds, connections })
      const whole = await callRound(asking)
      rounds.push({ size, bare, whole, share: hundredths(whole.perSecond / bare.perSecond) })
      options.log(`${whole.perSecond}/s of ${bare.perSecond}/s bare`)
    }
    const [small, large] = rounds
    if (!small || !large) throw new Error('no round was run')
    const cost = ({ whole }: typeof small) => whole.apiCpu + whole.postgresCpu
    const growth = hundredths(cost(large) / cost(small))
    const timesLess = Math.round((peerCpuMs * 1000) / cost(large))
    const report = { connections, goals, growth, timesLess, rounds }
    const isGood =
      Math.min(small.share, large.share) >= goals.share &&
      growth <= goals.growth &&
      timesLess >= goals.timesLess
    return { report, isGood }
  })

const hundredths = (number: number) => Math.round(number * 100) / 100
