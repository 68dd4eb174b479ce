import { clockSeconds, type Costs, idOf, type Item, type Kind, shardCount } from './item.ts'

/** `touched` by this push, `day` by an earlier push of the same day, `turn`: this push's shard, `filled`: a later shard. */
type Reason = 'touched' | 'new' | 'turn' | 'day' | 'filled'

export type Choice = {
  readonly run: readonly Item[]
  /** Why each item runs, by its id. */
  readonly reasons: ReadonlyMap<string, Reason>
  /** What is left for later pushes, by shard in the order of their turns. */
  readonly left: readonly { readonly shard: number; readonly items: readonly Item[] }[]
  /** The expected time on this machine. */
  readonly seconds: number
}

export type Choosing = {
  readonly items: readonly Item[]
  readonly costs: Costs
  /** Ids of what this push can break; they run whatever they cost. */
  readonly touched: ReadonlySet<string>
  /** Ids of what the commits of the last day can break; they come before the other shards. */
  readonly touchedInDay: ReadonlySet<string>
  /** Raised by one for every push; its shard always runs. */
  readonly turn: number
  /** Wall-clock seconds for everything chosen here. */
  readonly budget: number
  /** How many times slower this machine is now than the measured one. */
  readonly slowness: number
}

/** Start-up seconds of each kind: starting servers, filling databases, running injected bugs. */
const startSeconds: Readonly<Record<Kind, number>> = { test: 15, suite: 45, browser: 30, bench: 0, fault: 0 }

/** What this push runs: everything touched, everything new, its own shard, and then as much as the budget allows. */
export function choose(choosing: Choosing): Choice {
  const { items, costs, touchedInDay, turn, budget, slowness } = choosing
  const reasons = mustRun(choosing)
  const isOpen = (item: Item) => !reasons.has(idOf(item))
  const chosen = () => items.filter((item) => !isOpen(item))
  const take = (some: readonly Item[], reason: Reason): boolean => {
    const isWithin = secondsFor([...chosen(), ...some], costs) * slowness <= budget
    for (const item of isWithin ? some : []) reasons.set(idOf(item), reason)
    return isWithin
  }
  for (const item of items.filter(isOpen)) if (touchedInDay.has(idOf(item))) take([item], 'day')
  const left = []
  for (let step = 1; step < shardCount; step += 1) {
    const shard = (turn + step) % shardCount
    const rest = items.filter((item) => isOpen(item) && costs[idOf(item)]?.shard === shard)
    // In order: if cheaper shards were taken first, an expensive one could wait for its own turn every time.
    if (left.length > 0 || !take(rest, 'filled')) left.push({ shard, items: rest })
  }
  return { run: chosen(), reasons, left, seconds: secondsFor(chosen(), costs) * slowness }
}

function mustRun({ items, costs, touched, turn }: Choosing): Map<string, Reason> {
  const reasons = new Map<string, Reason>()
  for (const item of items) {
    const id = idOf(item)
    if (touched.has(id)) reasons.set(id, 'touched')
    else if (!costs[id]) reasons.set(id, 'new')
    else if (costs[id].shard === turn % shardCount) reasons.set(id, 'turn')
  }
  return reasons
}

function secondsFor(items: readonly Item[], costs: Costs): number {
  const kinds = new Set(items.map(({ kind }) => kind))
  return clockSeconds(items, costs) + [...kinds].reduce((sum, kind) => sum + startSeconds[kind], 0)
}

/** Everything, for a full run. */
export function chooseAll(items: readonly Item[], costs: Costs): Choice {
  const reasons = new Map(items.map((item): [string, Reason] => [idOf(item), 'filled']))
  return { run: items, reasons, left: [], seconds: secondsFor(items, costs) }
}
