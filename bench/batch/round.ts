import { randomUUID } from 'node:crypto'
import type { Endpoint } from '../../contract/kit/index.ts'
import type { Api } from '../../faults/env/api.ts'
import type { Person, TestDatabase } from '../../faults/env/database.ts'
import { drive } from '../load/drive.ts'
import { type CallCost, costOfCall, metered } from '../load/meter.ts'
import { requestText } from '../load/request.ts'
import { warmCalls } from '../load/warm-up.ts'

type Course = {
  readonly apis: readonly Api[]
  readonly database: TestDatabase
  readonly endpoint: Endpoint
  readonly isKeyed: boolean
  readonly connections: number
  readonly seconds: number
  /** The body each person sends; by default a heartbeat of the probe domain. */
  readonly bodyOf?: (person: Person) => object
}

export type Round = CallCost & {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

const modules = 20

/** Sends heartbeats of all variants before measuring. A cold server on a busy machine may reject some of them. */
export async function warmUp(courses: readonly Course[]): Promise<void> {
  const share = (connections: number) => Math.ceil(connections / courses.length)
  await Promise.all(
    courses.map((course) =>
      send({ ...course, connections: share(course.connections) }, warmCalls * course.apis.length),
    ),
  )
}

/** Sends heartbeats of many people for some seconds. Any status but 200 ends the benchmark. */
export async function heartbeatRound(course: Course): Promise<Round> {
  const pids = course.apis.map(({ pid }) => pid)
  const { result, usage } = await metered({ database: course.database, pids }, () => send(course))
  const { requests, statuses, errors, ...driven } = result
  if (statuses['200'] !== requests)
    throw new Error(`heartbeats were rejected: ${JSON.stringify({ statuses, errors })}`)
  return {
    perSecond: Math.round(requests / driven.seconds),
    p50: driven.p50,
    p99: driven.p99,
    ...costOfCall(usage, requests),
  }
}

function send({ apis, database, endpoint, isKeyed, connections, seconds, bodyOf }: Course, fewest = 0) {
  const { people } = database
  const end = performance.now() + seconds * 1000
  let sent = 0
  return drive({
    ports: apis.map(({ port }) => port),
    connections,
    next: (connection, n) => {
      if (sent >= fewest && performance.now() > end) return undefined
      sent += 1
      const person = people[(connection + n * connections) % people.length]
      const body = person && bodyOf ? bodyOf(person) : { module: 1 + (n % modules), seconds: 5 }
      const key = isKeyed ? { key: randomUUID() } : {}
      return { request: requestText(endpoint, { ...(person ? { person } : {}), ...key, body }) }
    },
  })
}

/** The median round, so that one disturbed round does not decide. */
export function middle(rounds: readonly Round[]): Round {
  const found = rounds.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)]
  if (!found) throw new Error('no round was run')
  return found
}
