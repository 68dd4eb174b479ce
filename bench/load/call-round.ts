import type { Endpoint } from '@lyceum/contract/kit'
import type { TestDatabase } from '../../faults/env/database.ts'
import { backendsOf, cpuMs } from './cpu.ts'
import { drive } from './drive.ts'
import { requestText } from './request.ts'

type Asking = {
  readonly api: { readonly port: number; readonly pid: number }
  readonly database: TestDatabase
  readonly connections: number
  readonly seconds: number
  /** Minimum number of requests, however long they take: a server that was just started is slow until its code is compiled. */
  readonly fewest?: number
  readonly endpoint: Endpoint
  readonly body?: object
}

export type CallRound = Awaited<ReturnType<typeof callRound>>

/** Sends the same call for some seconds and measures the cost per call. Any status but 200 ends the benchmark. */
export async function callRound({ api, database, connections, seconds, fewest = 0, endpoint, body }: Asking) {
  const backends = await backendsOf(database)
  const before = { api: cpuMs([api.pid]), postgres: cpuMs(backends) }
  let sent = 0
  const end = performance.now() + seconds * 1000
  const driven = await drive({
    ports: [api.port],
    connections,
    next: (connection, n) => {
      if (sent >= fewest && performance.now() > end) return undefined
      sent += 1
      const person = database.people[(connection + n * connections) % database.people.length]
      return { request: requestText(endpoint, { ...(person ? { person } : {}), ...(body ? { body } : {}) }) }
    },
  })
  const { requests, statuses, errors } = driven
  if (statuses['200'] !== requests)
    throw new Error(`${endpoint.path} was rejected: ${JSON.stringify({ statuses, errors })}`)
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
