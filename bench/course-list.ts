import { listCourseCentre } from '../contract/learning/index.ts'
import { Api } from '../faults/stage/api.ts'
import { makeDatabase } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { courseCentre } from '../server/domains/learning/index.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { fill } from './course-list/fill.ts'
import { askRound } from './load/ask-round.ts'
import { bareRound, statementsOf } from './load/bare.ts'

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
// The goals are for a quiet machine; a busy one in CI must only show that nothing has gone badly wrong.
const goalsOf = {
  ci: { share: 0.02, growth: 2, timesLess: 10 },
  full: { share: 0.35, growth: 1.5, timesLess: 40 },
}
/** CPU of the same in Moodle, in milliseconds (course search). */
const peerCpuMs = 59
const connections = 16
const input = { ...listCourseCentre.query.parse({}), ...listCourseCentre.body.parse({}) }

/** The first page of the course centre, with session and rights, against the bare statements; then ten times larger. */
export const run: Bench = (options) =>
  onStage({ seconds: 3600 }, async (undo) => {
    const folder = await stageFolder('course-list', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 200 }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const api = await Api.start({ ...settings, env: { RATE_FACTOR: '100000' } }, undo)
    const goals = goalsOf[options.tier]
    const rounds = []
    for (const size of sizes[options.tier]) {
      options.say(`filling: ${size.courses} courses, ${size.enrolments} enrolments`)
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
      await askRound(asking)
      const bare = await bareRound(database, statements, { folder, seconds: options.seconds, connections })
      const whole = await askRound(asking)
      rounds.push({ size, bare, whole, share: hundredths(whole.perSecond / bare.perSecond) })
      options.say(`${whole.perSecond}/s of ${bare.perSecond}/s bare`)
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
