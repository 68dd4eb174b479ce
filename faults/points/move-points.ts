import { setTimeout as pause } from 'node:timers/promises'
import { Connection, type Reply } from '../../bench/load/connection.ts'
import { requestText } from '../../bench/load/request.ts'
import { collectTask, giveGift, signInToday } from '@lyceum/contract/points'
import type { Person } from '../env/database.ts'
import type { Random } from '../env/random.ts'
import type { Scene } from './open-points.ts'

type Going = Scene & {
  readonly person: Person
  readonly ports: readonly number[]
  readonly random: Random
  readonly giftsEach: number
  /** After this long a person gives up on an unanswered call. */
  readonly patienceMs: number
}

/** What one person was acknowledged. */
export type Moved = {
  readonly personId: string
  readonly signIns: number
  readonly collects: number
  readonly gifts: number
  readonly operations: number
  readonly stuck: number
}

/** One call in ten is sent twice at once. */
const duplicateShare = 0.1

type Call = Parameters<typeof requestText>[0]

/** Signs in, collects every task and gives gifts, retrying with the same key until each outcome is known. */
export async function movePoints(going: Going): Promise<Moved> {
  const lines = going.ports.map((port) => new Connection(port, 15_000))
  const duplicateLines = going.ports.map((port) => new Connection(port, 15_000))
  try {
    return await moveAll(going, (call) => settleBoth(going, { lines, duplicateLines, call }))
  } finally {
    for (const line of [...lines, ...duplicateLines]) line.close()
  }
}

type PointsCall = {
  readonly endpoint: Call
  readonly id?: string
  readonly body: object
  readonly key?: string
}

async function moveAll(going: Going, send: (calls: PointsCall) => Promise<boolean>): Promise<Moved> {
  const { person, tasks, courseId, giftsEach } = going
  const own = tasks.get(person.id) ?? []
  const signIns = Number(await send({ endpoint: signInToday, id: person.id, body: {} }))
  let collects = 0
  for (const id of own)
    collects += Number(await send({ endpoint: collectTask, id, body: {}, key: `collect-${id}` }))
  let gifts = 0
  const gift = { targetType: 'course', targetId: courseId, gift: 'heart' }
  for (let n = 0; n < giftsEach; n += 1)
    gifts += Number(await send({ endpoint: giveGift, body: gift, key: `gift-${person.id}-${n}` }))
  const operations = 1 + own.length + giftsEach
  return {
    personId: person.id,
    signIns,
    collects,
    gifts,
    operations,
    stuck: operations - signIns - collects - gifts,
  }
}

type Lines = {
  readonly lines: readonly Connection[]
  readonly duplicateLines: readonly Connection[]
  readonly call: PointsCall
}

async function settleBoth(going: Going, { lines, duplicateLines, call }: Lines): Promise<boolean> {
  const { endpoint, id = '', body, key } = call
  const { person, random } = going
  const address = { ...endpoint, path: endpoint.path.replace(':id', id) }
  const request = requestText(address, { person, body, ...(key ? { key } : {}) })
  const calls = [settle(going, lines, request)]
  if (random.chance(duplicateShare)) calls.push(settle(going, duplicateLines, request))
  return (await Promise.all(calls)).every(Boolean)
}

async function settle(going: Going, lines: readonly Connection[], request: string): Promise<boolean> {
  const { random, patienceMs } = going
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const reply = await random
      .pick(lines)
      .send(request)
      .catch(() => undefined)
    if (reply && isDone(reply)) return true
    await pause(random.between(20, 100))
  }
  return false
}

/** "Already signed in" means that the answer of an earlier attempt was lost. */
const isDone = ({ status, body }: Reply) =>
  status === 200 || (status === 409 && body.includes('ERROR_HAVE_SIGN_IN'))
