import { setTimeout as pause } from 'node:timers/promises'
import { serverUrl } from '../server/testing/template.ts'
import { crowd } from './redis/crowd.ts'
import { signOut, stillIn } from './redis/ended.ts'
import { grab, type Greed } from './redis/greedy.ts'
import { Api } from './stage/api.ts'
import { makeDatabase, type Person } from './stage/database.ts'
import { stageFolder } from './stage/folder.ts'
import { RedisServer } from './stage/redis-server.ts'
import { onStage } from './stage/undo.ts'
import type { FaultOptions, Suite } from './suite.ts'

/** What one person may write in a minute, and what a node on its own grants of it. */
const allowance = 300
const aloneAllowance = allowance / 2

/** Redis forgets, dies, hangs and comes back: people stay signed in, the rest stay out, limits stay on (F14, F15). */
export const run: Suite = async (options) => {
  const control = await trouble(options, { RATE_FACTOR: '1000000' })
  options.say(`control, limits off: ${JSON.stringify(control.greed)}`)
  const isFound = control.limitsOff > 0
  if (options.isControlOnly) return { report: { control }, isGood: isFound }
  const proper = await trouble(options, { RATE_FACTOR: '1' })
  const isGood = proper.unexpected + proper.letIn + proper.limitsOff === 0 && isFound
  return { report: { ...proper, control: { limitsOff: control.limitsOff } }, isGood }
}

function trouble({ tier, seed, say }: FaultOptions, env: Readonly<Record<string, string>>) {
  return onStage({ seconds: 900 }, async (undo) => {
    const folder = await stageFolder('redis', undo)
    const redis = await RedisServer.create(folder, undo)
    const database = await makeDatabase({ server: serverUrl, kind: 'fault', people: 420 }, undo)
    const settings = { databaseUrl: database.appUrl, redisUrl: redis.url, redisPrefix: 'stage:', folder, env }
    const apis = await Api.startTwo(settings, undo)
    const ports = apis.map(({ port }) => port)
    const [special, ordinary] = [database.people.slice(0, 20), database.people.slice(20)]

    let phase = 'calm'
    let isEnding = false
    const people = crowd({ ports, people: ordinary, seed, phase: () => phase, isOver: () => isEnding })
    const greed: Record<string, Greed> = {}
    const gone: Person[] = []
    let letIn = 0
    const watch = async (name: string) => {
      phase = name
      say(name)
      const [greedy, leaver] = special.splice(0, 2)
      const [port] = ports
      if (!greedy || !leaver || !port) throw new Error('nobody is left for this phase')
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

/** Phases in which the greedy one got more than the allowance, or was never refused. */
function limitsOff(greed: Readonly<Record<string, Greed>>): number {
  return Object.entries(greed).filter(([phase, { granted, refused, windows }]) => {
    const allowed = (isAlone(phase) ? aloneAllowance : allowance) * windows
    return granted > allowed || refused === 0
  }).length
}
