import type { Endpoint } from '../../contract/kit/index.ts'
import type { StageDatabase } from '../../faults/stage/database.ts'
import { backendsOf, cpuMs } from './cpu.ts'
import { drive } from './drive.ts'
import { requestText } from './request.ts'

type Asking = {
  readonly api: { readonly port: number; readonly pid: number }
  readonly database: StageDatabase
  readonly connections: number
  readonly seconds: number
  /** However long these take: a server that was just started is slow until the runtime has compiled it. */
  readonly fewest?: number
  readonly endpoint: Endpoint
  readonly body?: object
}

export type AskRound = Awaited<ReturnType<typeof askRound>>

/** People who ask the same thing for some seconds, and what one asking costs. Anything but 200 ends the bench. */
export async function askRound({ api, database, connections, seconds, fewest = 0, endpoint, body }: Asking) {
  const backends = await backendsOf(database)
  const before = { api: cpuMs([api.pid]), postgres: cpuMs(backends) }
  let asked = 0
  const end = performance.now() + seconds * 1000
  const driven = await drive({
    ports: [api.port],
    connections,
    next: (connection, n) => {
      if (asked >= fewest && performance.now() > end) return undefined
      asked += 1
      const person = database.people[(connection + n * connections) % database.people.length]
      return { request: requestText(endpoint, { ...(person ? { person } : {}), ...(body ? { body } : {}) }) }
    },
  })
  const { requests, statuses, errors } = driven
  if (statuses['200'] !== requests)
    throw new Error(`${endpoint.path} was refused: ${JSON.stringify({ statuses, errors })}`)
  const perRequest = (ms: number) => Math.round((ms * 1000) / requests)
  return {
    perSecond: Math.round(requests / driven.seconds),
    p50: driven.p50,
    p99: driven.p99,
    /** Microseconds. */
    apiCpu: perRequest(cpuMs([api.pid]) - before.api),
    postgresCpu: perRequest(cpuMs(backends) - before.postgres),
  }
}
