import { recordHeartbeat } from '@lyceum/contract/learning'
import { Api } from '../faults/env/api.ts'
import { makeDatabase, type Person } from '../faults/env/database.ts'
import { makeRunFolder } from '../faults/env/folder.ts'
import { redisUrl } from '../faults/env/redis-url.ts'
import { withCleanup } from '../faults/env/undo.ts'
import { heartbeatAlone } from '../server/testing/probe/contract.ts'
import { serverUrl } from '../server/testing/template.ts'
import { alternateRounds } from './batch/alternate-rounds.ts'
import { heartbeatRound, warmUp } from './batch/round.ts'
import { cpuOf } from './load/meter.ts'
import { openPlayers, playerOf } from './heartbeat/players.ts'
import type { Bench, BenchOptions } from './bench.ts'

const goal = 5
const connections = 128
const rounds = { ci: 3, full: 5 }
const warmUpSeconds = 6

/**
 * Compares heartbeats of real players, which lock and update player and record, with one upserted row through the same API
 * in the same run: `alone` sends the idempotency key like our client, `bare` sends none, which is the lowest cost of a
 * single write.
 */
export const run: Bench = (options) =>
  withCleanup({ seconds: 240 + 18 * options.seconds }, async (undo) => {
    const folder = await makeRunFolder('beat', undo)
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

type Course = Pick<Parameters<typeof heartbeatRound>[0], 'apis' | 'database' | 'connections'>

async function race(course: Course, { tier, seconds, log }: BenchOptions) {
  let seq = 0
  // Every heartbeat is a little further on, so that none is stale and each must be evaluated and written.
  const bodyOf = ({ id }: Person) => {
    seq += 1
    return { player: playerOf(id), seq, position: seq / 100, isWatching: true }
  }
  const kinds = {
    alone: { endpoint: heartbeatAlone, isKeyed: true },
    bare: { endpoint: heartbeatAlone, isKeyed: false },
    beats: { endpoint: recordHeartbeat, isKeyed: false, bodyOf },
  }
  await warmUp(Object.values(kinds).map((kind) => ({ ...course, ...kind, seconds: warmUpSeconds })))
  const once = (name: keyof typeof kinds) => heartbeatRound({ ...course, ...kinds[name], seconds })
  const turns = { names: ['alone', 'bare', 'beats'] as const, rounds: rounds[tier], once, log }
  const { of, stalled } = await alternateRounds(turns)
  return { alone: of('alone'), bare: of('bare'), beats: of('beats'), stalled }
}

const share = (value: number, other: number) => Math.round((value / other) * 100) / 100
