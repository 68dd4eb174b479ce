import { setTimeout as pause } from 'node:timers/promises'
import { Connection, type Reply } from '../../bench/load/connection.ts'
import { requestText } from '../../bench/load/request.ts'
import { collectTask, giveGift, signInToday } from '../../contract/points/index.ts'
import type { Person } from '../stage/database.ts'
import type { Random } from '../stage/random.ts'
import type { Scene } from './stage-points.ts'

type Going = Scene & {
  readonly person: Person
  readonly ports: readonly number[]
  readonly random: Random
  readonly giftsEach: number
  /** After this somebody gives up on a call that nobody answers. */
  readonly patienceMs: number
}

/** What one person was told has happened. */
export type Moved = {
  readonly personId: string
  readonly signIns: number
  readonly collects: number
  readonly gifts: number
  readonly operations: number
  readonly stuck: number
}

/** One call in ten is sent twice at once. */
const twinShare = 0.1

type Call = Parameters<typeof requestText>[0]

/** Somebody signs in, collects every task and gives gifts, asking again with the same key until it is known what became of each. */
export async function movePoints(going: Going): Promise<Moved> {
  const lines = going.ports.map((port) => new Connection(port, 15_000))
  const twins = going.ports.map((port) => new Connection(port, 15_000))
  try {
    return await moveAll(going, (call) => settleBoth(going, { lines, twins, call }))
  } finally {
    for (const line of [...lines, ...twins]) line.close()
  }
}

type Asked = { readonly endpoint: Call; readonly id?: string; readonly body: object; readonly key?: string }

async function moveAll(going: Going, ask: (asked: Asked) => Promise<boolean>): Promise<Moved> {
  const { person, tasks, courseId, giftsEach } = going
  const own = tasks.get(person.id) ?? []
  const signIns = Number(await ask({ endpoint: signInToday, id: person.id, body: {} }))
  let collects = 0
  for (const id of own)
    collects += Number(await ask({ endpoint: collectTask, id, body: {}, key: `collect-${id}` }))
  let gifts = 0
  const gift = { targetType: 'course', targetId: courseId, gift: 'heart' }
  for (let n = 0; n < giftsEach; n += 1)
    gifts += Number(await ask({ endpoint: giveGift, body: gift, key: `gift-${person.id}-${n}` }))
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
  readonly twins: readonly Connection[]
  readonly call: Asked
}

async function settleBoth(going: Going, { lines, twins, call }: Lines): Promise<boolean> {
  const { endpoint, id = '', body, key } = call
  const { person, random } = going
  const address = { ...endpoint, path: endpoint.path.replace(':id', id) }
  const request = requestText(address, { person, body, ...(key ? { key } : {}) })
  const asked = [settle(going, lines, request)]
  if (random.chance(twinShare)) asked.push(settle(going, twins, request))
  return (await Promise.all(asked)).every(Boolean)
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

/** A day that is signed already was signed by a call whose answer got lost. */
const isDone = ({ status, body }: Reply) =>
  status === 200 || (status === 409 && body.includes('ERROR_HAVE_SIGN_IN'))
