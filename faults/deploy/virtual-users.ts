import { drive, type Driven, type Outcome, type Shot } from '../../bench/load/drive.ts'
import { requestText } from '../../bench/load/request.ts'
import { getCurrentUser } from '@lyceum/contract/identity'
import { getSitePoster } from '@lyceum/contract/site'
import { takeCoin } from '../../server/testing/probe/contract.ts'
import { coinsOf } from '../crash/coins.ts'
import type { Operation } from '../crash/history.ts'
import { coinAnswer } from '../crash/coin-answer.ts'
import type { TestDatabase } from '../env/database.ts'
import type { Random } from '../env/random.ts'

type Visit = {
  readonly port: number
  readonly database: TestDatabase
  readonly random: Random
  /** Called before every request, with the number sent so far. */
  readonly isOver: (sent: number) => boolean
}

export type Visited = Driven & { readonly failed: number; readonly history: readonly Operation[] }

const connections = 48

/** Reads and writes of many people through one proxy. This client never retries: what fails, fails. */
export async function visit({ port, database, random, isOver }: Visit): Promise<Visited> {
  const history: Operation[] = []
  const coins = coinsOf(database.people)
  let requests = 0
  let failed = 0
  const settle = (outcome: Outcome) => {
    if ('error' in outcome || outcome.reply.status !== 200) failed += 1
  }
  const next = (): Shot | undefined => {
    if (isOver(requests)) return undefined
    requests += 1
    const dice = random.fraction()
    if (dice < 0.45) return { request: requestText(getSitePoster), settle }
    if (dice < 0.8)
      return { request: requestText(getCurrentUser, { person: random.pick(database.people) }), settle }
    const coin = coins.next().value
    if (!coin) return { request: requestText(getSitePoster), settle }
    const { person, amount } = coin
    const key = `deploy-${person.id}-${amount}`
    const sent = performance.now()
    return {
      request: requestText(takeCoin, { person, body: { amount }, key }),
      settle: (outcome) => {
        settle(outcome)
        const { answer, ...read } = coinAnswer(outcome)
        const attempt = { sent, done: performance.now(), status: read.status, answer }
        history.push({
          key,
          ownerId: person.id,
          amount,
          attempts: [attempt],
          outcome: read.outcome,
          balance: read.balance,
        })
      },
    }
  }
  const driven = await drive({ ports: [port], connections, next })
  return { ...driven, failed, history }
}
