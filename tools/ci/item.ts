/** What a run of CI is made of: a test file, the contract suites for one domain, a browser file, a bench, a fault run. */
export type Kind = 'test' | 'suite' | 'browser' | 'bench' | 'fault'

export type Item = { readonly kind: Kind; readonly name: string }

export const idOf = ({ kind, name }: Item): string => `${kind}:${name}`

/** How many of a kind run side by side: seconds of work divided by this are seconds on the clock. */
export const lanesOf: Readonly<Record<Kind, number>> = { test: 2, suite: 2, browser: 3, bench: 1, fault: 2 }

export type Cost = {
  /** Seconds of one worker. */
  readonly seconds: number
  /** Which of the eight shards it belongs to. */
  readonly shard: number
  /** Journeys only: the domains whose calls it made when it was last run. */
  readonly domains?: readonly string[]
}

/** By the id of an item. */
export type Costs = Readonly<Record<string, Cost>>

export const shardCount = 8

/** The shard of an item that was measured before it had one. */
export const unplaced = -1

/** Seconds on the clock that some items take together. */
export function clockSeconds(items: readonly Item[], costs: Costs): number {
  return items.reduce((sum, item) => sum + secondsOf(item, costs) / lanesOf[item.kind], 0)
}

/** An item nobody has measured yet counts as an ordinary one of its kind. */
export function secondsOf(item: Item, costs: Costs): number {
  return costs[idOf(item)]?.seconds ?? { test: 3, suite: 15, browser: 20, bench: 60, fault: 80 }[item.kind]
}
