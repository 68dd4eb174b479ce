import { type Cost, type Costs, idOf, type Item, workersOf, secondsOf, shardCount, unplaced } from './item.ts'

/**
 * Assigns every item to one of eight shards of about equal cost. An item keeps its shard, because moving it could make it
 * wait longer than eight pushes; only items of the shard that has just run may move, because wherever they go, their
 * next turn comes within eight pushes.
 */
export function assignShards(items: readonly Item[], known: Costs, lastTurn?: number): Record<string, Cost> {
  const loads = Array.from({ length: shardCount }, () => 0)
  const costs: Record<string, Cost> = {}
  const place = (item: Item, shard: number) => {
    const { domains } = known[idOf(item)] ?? {}
    costs[idOf(item)] = { seconds: secondsOf(item, known), shard, ...(domains ? { domains } : {}) }
    loads[shard] = (loads[shard] ?? 0) + clockOf(item, known)
  }
  const movable = lastTurn === undefined ? -1 : lastTurn % shardCount
  const stays = (item: Item) => {
    const { shard = unplaced } = known[idOf(item)] ?? {}
    return shard !== unplaced && shard !== movable
  }
  for (const item of items.filter(stays)) place(item, known[idOf(item)]?.shard ?? 0)
  const free = items.filter((item) => !stays(item)).toSorted(dearestFirst(known))
  for (const item of free) place(item, loads.indexOf(Math.min(...loads)))
  return Object.fromEntries(Object.entries(costs).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const clockOf = (item: Item, costs: Costs) => secondsOf(item, costs) / workersOf[item.kind]

const dearestFirst = (costs: Costs) => (item: Item, other: Item) =>
  clockOf(other, costs) - clockOf(item, costs) || (idOf(item) < idOf(other) ? -1 : 1)
