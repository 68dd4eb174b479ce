import { setTimeout as pause } from 'node:timers/promises'
import { serverUrl } from '../server/testing/template.ts'
import { runLoad } from './redis/run-load.ts'
import { signOut, stillIn } from './redis/sign-out.ts'
import { grab, type Greed } from './redis/exceed-limit.ts'
import { Api } from './env/api.ts'
import { makeDatabase, type Person } from './env/database.ts'
import { makeRunFolder } from './env/folder.ts'
import { RedisServer } from './env/redis-server.ts'
import { withCleanup } from './env/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

/** The write limit of one person per minute, and the share a node grants on its own. */
const allowance = 300
const aloneAllowance = allowance / 2

/** Redis is flushed, killed, paused and restarted: people stay signed in, signed-out people stay out, limits hold (F14, F15). */
export const run: Suite = async (options) => {
  const control = await trouble(options, { RATE_FACTOR: '1000000' })
  options.print(`control, limits off: ${JSON.stringify(control.greed)}`)
  const isFound = control.limitsOff > 0
  if (options.isControlOnly) return { report: { control }, isGood: isFound }
  const proper = await trouble(options, { RATE_FACTOR: '1' })
  const isGood = proper.unexpected + proper.letIn + proper.limitsOff === 0 && isFound
  return { report: { ...proper, control: { limitsOff: control.limitsOff } }, isGood }
}

function trouble({ tier, seed, print }: FaultOptions, env: Readonly<Record<string, string>>) {
  return withCleanup({ seconds: 900 }, async (undo) => {
    const folder = await makeRunFolder('redis', undo)
    const redis = await RedisServer.create(folder, undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'fault', people: 420 }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl: redis.url, redisPrefix: 'stage:', folder, env }
    const apis = await Api.startTwo(settings, undo)
    const ports = apis.map(({ port }) => port)
    const [special, ordinary] = [database.people.slice(0, 20), database.people.slice(20)]

    let phase = 'calm'
    let isEnding = false
    const people = runLoad({ ports, people: ordinary, seed, phase: () => phase, isOver: () => isEnding })
    const greed: Record<string, Greed> = {}
    const gone: Person[] = []
    let letIn = 0
    const watch = async (name: string) => {
      phase = name
      print(name)
      const [greedy, leaver] = special.splice(0, 2)
      const [port] = ports
      if (!greedy || !leaver || !port) throw new Error('no person is left for this phase')
      greed[name] = await grab({ port, person: greedy, seconds: 4 })
      await signOut(port, leaver)
      gone.push(leaver)
      letIn += await stillIn(ports, gone)
    }

    await watch('calm')
    for (let flush = 0; flush < (tier === 'ci' ? 1 : 3); flush += 1) {
      await redis.forgetAll()
      await watch(`forgotten${flush + 1}`)
    }
    await redis.kill()
    const down = performance.now()
    await watch('down')
    await pause(Math.max(0, 5000 - (performance.now() - down)))
    await redis.start()
    await watch('back')
    redis.pause()
    await watch('hanging')
    redis.resume()
    await watch('awake')
    isEnding = true
    const phases = await people
    const unexpected = Object.values(phases)
      .flatMap((tally) => Object.values(tally.unexpected))
      .reduce((sum, count) => sum + count, 0)
    return { phases, unexpected, letIn, greed, limitsOff: limitsOff(greed) }
  })
}

const isAlone = (phase: string) => phase === 'down' || phase === 'hanging'

/** Phases in which the flooding client got more than the limit, or was never rejected. */
function limitsOff(greed: Readonly<Record<string, Greed>>): number {
  return Object.entries(greed).filter(([phase, { granted, refused, windows }]) => {
    const allowed = (isAlone(phase) ? aloneAllowance : allowance) * windows
    return granted > allowed || refused === 0
  }).length
}
