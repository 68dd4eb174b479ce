import { login } from '../../contract/identity/index.ts'
import type { Api } from '../../faults/env/api.ts'
import { Connection, type Reply } from '../load/connection.ts'
import { requestText } from '../load/request.ts'
import type { Entry } from './entries.ts'
import { type Times, timesOf } from './paced-readers.ts'

export type Arrived = {
  /** People who never got in. */
  readonly lost: number
  /** The last answers, by status. */
  readonly statuses: Readonly<Record<string, number>>
  /** How often people were told to retry later, in total and for the worst case. */
  readonly sentAway: number
  readonly mostTries: number
  readonly secondsToDrain: number
  /** From the first try to the successful sign-in, pauses included. */
  readonly logins: Times
}

/** Like the web client: this many tries, each after the delay that the server asks for. */
const tries = 5

/** People arrive evenly over some time; those who are told to retry later do so. */
export async function signAllIn(api: Api, entries: readonly Entry[], withinMs: number): Promise<Arrived> {
  const began = performance.now()
  const took: number[] = []
  const turns: number[] = []
  const statuses: Record<string, number> = {}
  const enter = async (entry: Entry, i: number) => {
    await pause((i / entries.length) * withinMs)
    const first = performance.now()
    const { status, turn } = await persist(api, entry)
    turns.push(turn)
    took.push(performance.now() - first)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  await Promise.all(entries.map(enter))
  return {
    lost: entries.length - (statuses['200'] ?? 0),
    statuses,
    sentAway: turns.reduce((sum, turn) => sum + turn - 1, 0),
    mostTries: Math.max(...turns),
    secondsToDrain: Math.round(performance.now() - began) / 1000,
    logins: timesOf(took),
  }
}

async function persist(api: Api, body: Entry): Promise<{ status: string; turn: number }> {
  for (let turn = 1; ; turn += 1) {
    const reply = await signIn(api, body)
    const status = reply instanceof Error ? reply.message : String(reply.status)
    if (reply instanceof Error || reply.status !== 503 || turn === tries) return { status, turn }
    await pause((reply.retryAfter ?? 1) * 1000)
  }
}

async function signIn(api: Api, body: Entry): Promise<Reply | Error> {
  const line = new Connection(api.port)
  try {
    return await line.send(requestText(login, { body }))
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    line.close()
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
