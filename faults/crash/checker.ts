import { type Books, commonAtFirst } from './books.ts'
import type { Operation } from './history.ts'

export type Verdict = {
  readonly acknowledged: number
  readonly unknown: number
  /** Acknowledged, but not in the books. */
  readonly lost: number
  /** In the books more often than once. */
  readonly doubled: number
  /** In the books although it was refused, or never asked for. */
  readonly ghosts: number
  /** Purses that are not the sum of their movements. */
  readonly wrongBalances: number
  /** Acknowledged balances that do not follow from one another. */
  readonly wrongAnswers: number
  /** What all purses together hold too much or too little. */
  readonly difference: number
}

/** Compares what clients were told with what the books say. */
export function check(history: readonly Operation[], books: Books): Verdict {
  const found = countBy(books.movements, pairOf)
  const timesFound = (operation: Operation) => found.get(pairOf(operation)) ?? 0
  const acknowledged = history.filter(({ outcome }) => outcome === 'ok')
  const expected = new Set(history.filter(({ outcome }) => outcome !== 'refused').map(pairOf))
  const sums = sumBy(books.movements)
  const owners = new Set([...sums.keys(), ...books.purses.keys()])
  const held = [...books.purses.values()].reduce((sum, balance) => sum + balance, books.common)
  return {
    acknowledged: acknowledged.length,
    unknown: history.filter(({ outcome }) => outcome === 'unknown').length,
    lost: acknowledged.filter((operation) => timesFound(operation) === 0).length,
    doubled: [...found.values()].reduce((sum, times) => sum + times - 1, 0),
    ghosts: [...found.keys()].filter((pair) => !expected.has(pair)).length,
    wrongBalances: [...owners].filter((owner) => (sums.get(owner) ?? 0) !== (books.purses.get(owner) ?? 0))
      .length,
    wrongAnswers: wrongAnswers(history),
    difference: held - commonAtFirst,
  }
}

/** Nothing lost, nothing twice, nothing unexplained, and no question left open. */
export function isWhole({ acknowledged, ...faults }: Verdict): boolean {
  return acknowledged > 0 && Object.values(faults).every((count) => count === 0)
}

/**
 * A purse only grows, so its acknowledged balances, in their order, must each be the one before plus the amount.
 * A purse with an unanswered operation has a step that nobody was told of and is left out.
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
