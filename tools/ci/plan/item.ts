/** The units of a CI run: a test file, the contract suites of one domain, a browser file, a bench, a fault run. */
export type Kind = 'test' | 'suite' | 'browser' | 'bench' | 'fault'

export type Item = { readonly kind: Kind; readonly name: string }

export const idOf = ({ kind, name }: Item): string => `${kind}:${name}`

/** How many of a kind run in parallel: seconds of work divided by this are wall-clock seconds. */
export const workersOf: Readonly<Record<Kind, number>> = { test: 2, suite: 2, browser: 3, bench: 1, fault: 2 }

export type Cost = {
  /** Seconds of one worker. */
  readonly seconds: number
  /** Which of the eight shards it belongs to. */
  readonly shard: number
  /** Browser tests only: the domains whose calls it made in its last run. */
  readonly domains?: readonly string[]
}

/** By item id. */
export type Costs = Readonly<Record<string, Cost>>

export const shardCount = 8

/** The shard of an item that was measured before it was assigned one. */
export const unplaced = -1

/** Wall-clock seconds of some items together. */
export function clockSeconds(items: readonly Item[], costs: Costs): number {
  return items.reduce((sum, item) => sum + secondsOf(item, costs) / workersOf[item.kind], 0)
}

/** An unmeasured item counts as an average one of its kind. */
export function secondsOf(item: Item, costs: Costs): number {
  return costs[idOf(item)]?.seconds ?? { test: 3, suite: 15, browser: 20, bench: 60, fault: 80 }[item.kind]
}
