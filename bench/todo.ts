import { loadavg } from 'node:os'
import { getTodoCount } from '../contract/home/index.ts'
import { Api } from '../faults/stage/api.ts'
import { makeDatabase } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { rooms } from '../server/app/rooms.ts'
import { countersOf, todoCount } from '../server/domains/home/index.ts'
import { serverUrl } from '../server/testing/template.ts'
import type { Bench } from './bench.ts'
import { askRound } from './load/ask-round.ts'
import { bareRound, statementsOf } from './load/bare.ts'
import { fill } from './todo/fill.ts'

// The goal is for a quiet machine; a busy one in CI must only show that nothing has gone badly wrong.
const goals = { ci: 0.08, full: 0.25 }
const sizes = { ci: { notices: 200, messages: 20_000 }, full: { notices: 2000, messages: 1_000_000 } }
const rounds = 3
const warmUp = 2000
const connections = 16

/** What waits for somebody, counted by all rooms through the whole stack, beside the same statements by pgbench. */
export const run: Bench = ({ tier, seconds, say }) =>
  onStage({ seconds: 2700 }, async (undo) => {
    const folder = await stageFolder('todo', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 200 }, undo)
    await fill(database, sizes[tier])
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const api = await Api.start(settings, undo)
    const counters = countersOf(rooms)
    const statements = await statementsOf(database, (ctx) => todoCount(ctx, counters))
    const asking = { api, database, connections, seconds, endpoint: getTodoCount }
    await askRound({ ...asking, fewest: warmUp })
    const load = loadavg()[0]
    const all = []
    for (let round = 1; round <= rounds; round += 1) {
      const bare = await bareRound(database, statements, { folder, seconds, connections })
      const whole = await askRound(asking)
      all.push({
        bare: bare.perSecond,
        ...whole,
        share: Math.round((whole.perSecond / bare.perSecond) * 100) / 100,
      })
      say(`round ${round}: ${whole.perSecond}/s of ${bare.perSecond}/s bare`)
    }
    const share = all.map((one) => one.share).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
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
