import { sendBeat } from '../contract/learning/index.ts'
import { Api } from '../faults/stage/api.ts'
import { makeDatabase, type Person } from '../faults/stage/database.ts'
import { stageFolder } from '../faults/stage/folder.ts'
import { redisUrl } from '../faults/stage/redis-url.ts'
import { onStage } from '../faults/stage/undo.ts'
import { beatAlone } from '../server/testing/probe/contract.ts'
import { serverUrl } from '../server/testing/template.ts'
import { inTurns } from './batch/in-turns.ts'
import { beatRound, type Round, warmUp } from './batch/round.ts'
import { openPlayers, playerOf } from './beat/players.ts'
import type { Bench, BenchOptions } from './bench.ts'

// The goal is for a quiet machine; a busy one in CI must only show that nothing has gone badly wrong.
const goals = { ci: 2, full: 5 }
const connections = 128
const rounds = { ci: 3, full: 5 }
const warmUpSeconds = 6

/**
 * Beats of real players, weighed under the locks of player and record and written to both, against one row upserted by a
 * statement of its own through the same door, in the same run: `alone` with the key that our client sends with every
 * write, `bare` without one, which is the least that a single write can cost.
 */
export const run: Bench = (options) =>
  onStage({ seconds: 240 + 18 * options.seconds }, async (undo) => {
    const folder = await stageFolder('beat', undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'bench', people: 400 }, undo)
    await openPlayers(database)
    const settings = { databaseUrl: database.appUrl, redisUrl, redisPrefix: `${database.name}:`, folder }
    const apis = await Api.startTwo(settings, undo)
    const { alone, bare, beats, stalled } = await race({ apis, database, connections }, options)
    const ratio = share(beats.perSecond, alone.perSecond)
    const bareRatio = share(beats.perSecond, bare.perSecond)
    const cpuRatio = share(cpuOf(alone), cpuOf(beats))
    const bareCpuRatio = share(cpuOf(bare), cpuOf(beats))
    const credited = await database.asOwner(async (client) => {
      const { rows } = await client.query<{ seconds: string }>(
        'select sum(seconds) as seconds from learning.progress',
      )
      return Number(rows[0]?.seconds ?? 0)
    })
    const goal = goals[options.tier]
    const report = {
      connections,
      goal,
      ratio,
      bareRatio,
      cpuRatio,
      bareCpuRatio,
      credited,
      stalled,
      alone,
      bare,
      beats,
    }
    const isSound = credited > 0
    return { report, isSound, isGood: ratio >= goal && isSound }
  })

type Course = Pick<Parameters<typeof beatRound>[0], 'apis' | 'database' | 'connections'>

async function race(course: Course, { tier, seconds, say }: BenchOptions) {
  let seq = 0
  // Every beat is a new one, a little further on: none is stale, and each has to be weighed and written.
  const bodyOf = ({ id }: Person) => {
    seq += 1
    return { player: playerOf(id), seq, position: seq / 100, isWatching: true }
  }
  const kinds = {
    alone: { endpoint: beatAlone, isKeyed: true },
    bare: { endpoint: beatAlone, isKeyed: false },
    beats: { endpoint: sendBeat, isKeyed: false, bodyOf },
  }
  await warmUp(Object.values(kinds).map((kind) => ({ ...course, ...kind, seconds: warmUpSeconds })))
  const once = (name: keyof typeof kinds) => beatRound({ ...course, ...kinds[name], seconds })
  const turns = { names: ['alone', 'bare', 'beats'] as const, rounds: rounds[tier], once, say }
  const { of, stalled } = await inTurns(turns)
  return { alone: of('alone'), bare: of('bare'), beats: of('beats'), stalled }
}

const cpuOf = ({ apiCpu, postgresCpu }: Round) => apiCpu + postgresCpu
const share = (one: number, other: number) => Math.round((one / other) * 100) / 100
