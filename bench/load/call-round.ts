import type { Endpoint } from '@lyceum/contract/kit'
import type { TestDatabase } from '../../faults/env/database.ts'
import { drive } from './drive.ts'
import { costOfCall, metered } from './meter.ts'
import { requestText } from './request.ts'
import { warmCalls } from './warm-up.ts'

type Asking = {
  readonly api: { readonly port: number; readonly pid: number }
  readonly database: TestDatabase
  readonly connections: number
  readonly seconds: number
  readonly endpoint: Endpoint
  readonly body?: object
  /** How many different people call; everybody unless given. */
  readonly callers?: number
}

export type CallRound = Awaited<ReturnType<typeof callRound>>

/** Sends the same call for some seconds and measures the cost per call. Any status but 200 ends the benchmark. */
export async function callRound(asking: Asking) {
  const pids = [asking.api.pid]
  const { result, usage } = await metered({ database: asking.database, pids }, () => send(asking, 0))
  return {
    perSecond: Math.round(result.requests / result.seconds),
    p50: result.p50,
    p99: result.p99,
    ...costOfCall(usage, result.requests),
  }
}

/** Sends the call as often as a process needs before it can be measured, however long that takes. */
export const warmUp = (asking: Omit<Asking, 'seconds'>, fewest = warmCalls) =>
  send({ ...asking, seconds: 0 }, fewest)

async function send(
  { api, database, connections, seconds, endpoint, body, callers }: Asking,
  fewest: number,
) {
  const people = database.people.slice(0, callers)
  let sent = 0
  const end = performance.now() + seconds * 1000
  const driven = await drive({
    ports: [api.port],
    connections,
    next: (connection, n) => {
      if (sent >= fewest && performance.now() > end) return undefined
      sent += 1
      const person = people[(connection + n * connections) % people.length]
      return { request: requestText(endpoint, { ...(person ? { person } : {}), ...(body ? { body } : {}) }) }
    },
  })
  const { requests, statuses, errors } = driven
  if (statuses['200'] !== requests)
    throw new Error(`${endpoint.path} was rejected: ${JSON.stringify({ statuses, errors })}`)
  return driven
}
