import { randomUUID } from 'node:crypto'
import type { Endpoint } from '../../contract/kit/index.ts'
import type { Api } from '../../faults/stage/api.ts'
import type { Person, StageDatabase } from '../../faults/stage/database.ts'
import { backendsOf, cpuMs } from '../load/cpu.ts'
import { drive } from '../load/drive.ts'
import { requestText } from '../load/request.ts'

type Course = {
  readonly apis: readonly Api[]
  readonly database: StageDatabase
  readonly endpoint: Endpoint
  readonly isKeyed: boolean
  readonly connections: number
  readonly seconds: number
  /** What each sends; left out, a beat of the probe. */
  readonly bodyOf?: (person: Person) => object
}

export type Round = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Microseconds of CPU per request. */
  readonly apiCpu: number
  readonly postgresCpu: number
}

const modules = 20

/** Beats of all kinds at once before the clock runs. A cold house on a busy machine may send some away, as it should. */
export async function warmUp(courses: readonly Course[]): Promise<void> {
  const share = (connections: number) => Math.ceil(connections / courses.length)
  await Promise.all(courses.map((course) => send({ ...course, connections: share(course.connections) })))
}

/** Beats of many people for some seconds, all through the same door. Anything but 200 ends the bench. */
export async function beatRound(course: Course): Promise<Round> {
  const pids = course.apis.map(({ pid }) => pid)
  const backends = await backendsOf(course.database)
  const before = { api: cpuMs(pids), postgres: cpuMs(backends) }
  const { requests, statuses, errors, ...driven } = await send(course)
  if (statuses['200'] !== requests)
    throw new Error(`beats were refused: ${JSON.stringify({ statuses, errors })}`)
  const perRequest = (ms: number) => Math.round((ms * 1000) / requests)
  return {
    perSecond: Math.round(requests / driven.seconds),
    p50: driven.p50,
    p99: driven.p99,
    apiCpu: perRequest(cpuMs(pids) - before.api),
    postgresCpu: perRequest(cpuMs(backends) - before.postgres),
  }
}

function send({ apis, database, endpoint, isKeyed, connections, seconds, bodyOf }: Course) {
  const { people } = database
  const end = performance.now() + seconds * 1000
  return drive({
    ports: apis.map(({ port }) => port),
    connections,
    next: (connection, n) => {
      if (performance.now() > end) return undefined
      const person = people[(connection + n * connections) % people.length]
      const body = person && bodyOf ? bodyOf(person) : { module: 1 + (n % modules), seconds: 5 }
      const key = isKeyed ? { key: randomUUID() } : {}
      return { request: requestText(endpoint, { ...(person ? { person } : {}), ...key, body }) }
    },
  })
}

/** The round in the middle: one that met a busy neighbour does not decide. */
export function middle(rounds: readonly Round[]): Round {
  const found = rounds.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)]
  if (!found) throw new Error('no round was run')
  return found
}
