import { loadavg } from 'node:os'
import { getTodoCount } from '../contract/home/index.ts'
import { Api } from '../faults/env/api.ts'
import { makeDatabase } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { domains } from '../server/app/domains.ts'
import { countersOf, todoCount } from '../server/domains/home/index.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { callRound } from './load/call-round.ts'
import { bareRound, statementsOf } from './load/bare-statements.ts'
import { fill } from './todo/fill.ts'

// The full goal assumes an idle machine; CI only checks for large regressions.
const goals = { ci: 0.08, full: 0.25 }
const sizes = { ci: { notices: 200, messages: 20_000 }, full: { notices: 2000, messages: 1_000_000 } }
const rounds = 3
const warmUp = 2000
const connections = 16

/** The to-do counts of all domains through the whole stack, against the same statements by pgbench. */
export const run: Bench = ({ tier, seconds, log }) =>
  withCleanup({ seconds: 2700 }, async (undo) => {
    const folder = await makeRunFolder('todo', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 200 }, undo)
    await fill(database, sizes[tier])
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const api = await Api.start(settings, undo)
    const counters = countersOf(domains)
    const statements = await statementsOf(database, (ctx) => todoCount(ctx, counters))
    const asking = { api, database, connections, seconds, endpoint: getTodoCount }
    await callRound({ ...asking, fewest: warmUp })
    const load = loadavg()[0]
    const all = []
    for (let round = 1; round <= rounds; round += 1) {
      const bare = await bareRound(database, statements, { folder, seconds, connections })
      const whole = await callRound(asking)
      all.push({
        bare: bare.perSecond,
        ...whole,
        share: Math.round((whole.perSecond / bare.perSecond) * 100) / 100,
      })
      log(`round ${round}: ${whole.perSecond}/s of ${bare.perSecond}/s bare`)
    }
    const share = all.map((round) => round.share).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
    const goal = goals[tier]
    const report = {
      goal,
      share,
      load,
      size: sizes[tier],
      roundTrips: statements.length,
      connections,
      rounds: all,
    }
    return { report, isGood: share >= goal }
  })
