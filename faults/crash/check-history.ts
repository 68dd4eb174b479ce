import { type Books, commonAtFirst } from './read-ledger.ts'
import type { Operation } from './history.ts'

export type CheckResult = {
  readonly acknowledged: number
  readonly unknown: number
  /** Acknowledged, but not in the ledger. */
  readonly lost: number
  /** In the ledger more than once. */
  readonly doubled: number
  /** In the ledger although it was rejected or never requested. */
  readonly ghosts: number
  /** Wallets that are not the sum of their movements. */
  readonly wrongBalances: number
  /** Acknowledged balances that do not follow from one another. */
  readonly wrongAnswers: number
  /** The surplus or deficit of all wallets together. */
  readonly difference: number
}

/** Compares what clients were answered with the ledger. */
export function check(history: readonly Operation[], books: Books): CheckResult {
  const found = countBy(books.movements, pairOf)
  const timesFound = (operation: Operation) => found.get(pairOf(operation)) ?? 0
  const acknowledged = history.filter(({ outcome }) => outcome === 'ok')
  const expected = new Set(history.filter(({ outcome }) => outcome !== 'refused').map(pairOf))
  const sums = sumBy(books.movements)
  const owners = new Set([...sums.keys(), ...books.wallets.keys()])
  const total = [...books.wallets.values()].reduce((sum, balance) => sum + balance, books.common)
  return {
    acknowledged: acknowledged.length,
    unknown: history.filter(({ outcome }) => outcome === 'unknown').length,
    lost: acknowledged.filter((operation) => timesFound(operation) === 0).length,
    doubled: [...found.values()].reduce((sum, times) => sum + times - 1, 0),
    ghosts: [...found.keys()].filter((pair) => !expected.has(pair)).length,
    wrongBalances: [...owners].filter((owner) => (sums.get(owner) ?? 0) !== (books.wallets.get(owner) ?? 0))
      .length,
    wrongAnswers: wrongAnswers(history),
    difference: total - commonAtFirst,
  }
}

/** Nothing lost, nothing doubled, nothing unexplained, and no operation left unanswered. */
export function isWhole({ acknowledged, ...faults }: CheckResult): boolean {
  return acknowledged > 0 && Object.values(faults).every((count) => count === 0)
}

/**
 * A wallet only grows, so its acknowledged balances, in order, must each be the previous one plus the amount.
 * A wallet with an unanswered operation has an unknown step and is left out.
 */
function wrongAnswers(history: readonly Operation[]): number {
  let wrong = 0
  for (const operations of Map.groupBy(history, ({ ownerId }) => ownerId).values()) {
    if (operations.some(({ outcome }) => outcome === 'unknown')) continue
    const steps = operations.filter(({ outcome }) => outcome === 'ok')
    let balance = 0
    for (const step of steps.toSorted((a, b) => (a.balance ?? 0) - (b.balance ?? 0))) {
      balance += step.amount
      if (step.balance !== balance) wrong += 1
      balance = step.balance ?? balance
    }
  }
  return wrong
}

const pairOf = ({ ownerId, amount }: { ownerId: string; amount: number }) => `${ownerId}/${amount}`

function countBy<T>(items: readonly T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1)
  return counts
}

function sumBy(movements: Books['movements']): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { ownerId, amount } of movements) sums.set(ownerId, (sums.get(ownerId) ?? 0) + amount)
  return sums
}
