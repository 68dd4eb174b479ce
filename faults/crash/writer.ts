import { setTimeout as pause } from 'node:timers/promises'
import { Connection } from '../../bench/load/connection.ts'
import type { Outcome } from '../../bench/load/drive.ts'
import { requestText } from '../../bench/load/request.ts'
import { takeCoin } from '../../server/testing/probe/contract.ts'
import type { Random } from '../env/random.ts'
import type { Coin } from './coins.ts'
import type { Attempt, Operation } from './history.ts'
import { coinAnswer } from './coin-answer.ts'

type Writing = {
  readonly ports: readonly number[]
  readonly coins: Iterable<Coin>
  readonly random: Random
  readonly isOver: () => boolean
  /** After this long the writer gives up on an unanswered operation. */
  readonly patienceMs: number
  /** Called after every attempt. */
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined
}

/** One operation in ten is sent twice at once, as by a client that fears its request was lost. */
const duplicateShare = 0.1

/** A client that takes coin after coin and retries with the same key until it knows each outcome. */
export async function write(writing: Writing): Promise<Operation[]> {
  const { ports, coins, random, isOver, patienceMs, onAttempt } = writing
  const history: Operation[] = []
  const lines = ports.map((port) => new Connection(port, 15_000))
  const duplicateLines = ports.map((port) => new Connection(port, 15_000))
  for (const coin of coins) {
    if (isOver()) break
    const key = `coin-${coin.person.id}-${coin.amount}`
    const operation = { ...coin, key, random, patienceMs, onAttempt }
    const attempted = [settle({ ...operation, lines })]
    if (random.chance(duplicateShare)) attempted.push(settle({ ...operation, lines: duplicateLines }))
    history.push(merged(operation, await Promise.all(attempted)))
  }
  for (const line of [...lines, ...duplicateLines]) line.close()
  return history
}

type Asking = Coin & {
  readonly key: string
  readonly lines: readonly Connection[]
  readonly random: Random
  readonly patienceMs: number
  readonly onAttempt: Writing['onAttempt']
}

type FinishedOperation = Pick<Operation, 'attempts' | 'outcome' | 'balance'>

async function settle({ person, amount, key, lines, random, ...rest }: Asking): Promise<FinishedOperation> {
  const request = requestText(takeCoin, { person, body: { amount }, key })
  const attempts: Attempt[] = []
  const end = performance.now() + rest.patienceMs
  while (performance.now() < end) {
    const sent = performance.now()
    const { status, outcome, balance, answer } = coinAnswer(await sendRequest(random.pick(lines), request))
    const attempt = { sent, done: performance.now(), status, answer }
    attempts.push(attempt)
    rest.onAttempt?.(attempt)
    if (outcome !== 'unknown') return { attempts, outcome, balance }
    await pause(random.between(20, 100))
  }
  return { attempts, outcome: 'unknown', balance: undefined }
}

async function sendRequest(line: Connection, request: string): Promise<Outcome> {
  try {
    return { reply: await line.send(request) }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}

/** Duplicates are one operation. If their answers differ, the balance fits neither: a wrong answer. */
function merged(
  { key, person, amount }: Coin & { key: string },
  attempted: readonly FinishedOperation[],
): Operation {
  const attempts = attempted.flatMap((attempt) => attempt.attempts)
  const balances = new Set(attempted.map(({ balance }) => balance))
  const outcome = attempted.find((attempt) => attempt.outcome !== 'ok')?.outcome ?? 'ok'
  const balance = balances.size === 1 ? [...balances][0] : Number.NaN
  return { key, ownerId: person.id, amount, attempts, outcome, balance }
}
