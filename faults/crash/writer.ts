import { setTimeout as pause } from 'node:timers/promises'
import { Connection } from '../../bench/load/connection.ts'
import type { Outcome } from '../../bench/load/drive.ts'
import { requestText } from '../../bench/load/request.ts'
import { takeCoin } from '../../server/testing/probe/contract.ts'
import type { Random } from '../stage/random.ts'
import type { Coin } from './coins.ts'
import type { Attempt, Operation } from './history.ts'
import { coinAnswer } from './reply.ts'

type Writing = {
  readonly ports: readonly number[]
  readonly coins: Iterable<Coin>
  readonly random: Random
  readonly isOver: () => boolean
  /** After this the writer gives up on an operation that nobody answers. */
  readonly patienceMs: number
  /** Told of every attempt as soon as it is over. */
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined
}

/** One client in ten sends at once what it fears was not heard. */
const twinShare = 0.1

/** A client that takes coin after coin and asks again, with the same key, until it knows what became of each. */
export async function write(writing: Writing): Promise<Operation[]> {
  const { ports, coins, random, isOver, patienceMs, onAttempt } = writing
  const history: Operation[] = []
  const lines = ports.map((port) => new Connection(port, 15_000))
  const twinLines = ports.map((port) => new Connection(port, 15_000))
  for (const coin of coins) {
    if (isOver()) break
    const key = `coin-${coin.person.id}-${coin.amount}`
    const operation = { ...coin, key, random, patienceMs, onAttempt }
    const asked = [settle({ ...operation, lines })]
    if (random.chance(twinShare)) asked.push(settle({ ...operation, lines: twinLines }))
    history.push(merged(operation, await Promise.all(asked)))
  }
  for (const line of [...lines, ...twinLines]) line.close()
  return history
}

type Asking = Coin & {
  readonly key: string
  readonly lines: readonly Connection[]
  readonly random: Random
  readonly patienceMs: number
  readonly onAttempt: Writing['onAttempt']
}

type Settled = Pick<Operation, 'attempts' | 'outcome' | 'balance'>

async function settle({ person, amount, key, lines, random, ...rest }: Asking): Promise<Settled> {
  const request = requestText(takeCoin, { person, body: { amount }, key })
  const attempts: Attempt[] = []
  const end = performance.now() + rest.patienceMs
  while (performance.now() < end) {
    const sent = performance.now()
    const { status, outcome, balance, answer } = coinAnswer(await ask(random.pick(lines), request))
    const attempt = { sent, done: performance.now(), status, answer }
    attempts.push(attempt)
    rest.onAttempt?.(attempt)
    if (outcome !== 'unknown') return { attempts, outcome, balance }
    await pause(random.between(20, 100))
  }
  return { attempts, outcome: 'unknown', balance: undefined }
}

async function ask(line: Connection, request: string): Promise<Outcome> {
  try {
    return { reply: await line.send(request) }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}

/** Twins are one operation. When they were told different things, the balance fits neither: a wrong answer. */
function merged({ key, person, amount }: Coin & { key: string }, asked: readonly Settled[]): Operation {
  const attempts = asked.flatMap((one) => one.attempts)
  const balances = new Set(asked.map(({ balance }) => balance))
  const outcome = asked.find((one) => one.outcome !== 'ok')?.outcome ?? 'ok'
  const balance = balances.size === 1 ? [...balances][0] : Number.NaN
  return { key, ownerId: person.id, amount, attempts, outcome, balance }
}
