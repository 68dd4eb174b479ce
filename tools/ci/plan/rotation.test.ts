import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choose, type Choice } from './choose-items.ts'
import { clockSeconds, type Costs, idOf, type Item, shardCount, unplaced } from './item.ts'
import { assignShards } from './shards.ts'

const testItem = (name: string): Item => ({ kind: 'test', name })
const some = (count: number) => Array.from({ length: count }, (_, n) => testItem(`t${n}`))
const costsOf = (items: readonly Item[], seconds: (n: number) => number): Costs =>
  Object.fromEntries(items.map((item, n) => [idOf(item), { seconds: seconds(n), shard: unplaced }]))

const none = new Set<string>()
const pushed = (items: readonly Item[], costs: Costs, rest: { turn: number; budget?: number }): Choice =>
  choose({ items, costs, touched: none, touchedInDay: none, budget: 0, slowness: 1, ...rest })
const idsIn = ({ run }: Choice) => new Set(run.map(idOf))

test('shards have about equal cost', () => {
  const items = some(200)
  const costs = assignShards(
    items,
    costsOf(items, (n) => 1 + (n % 23)),
  )
  const loads = Array.from({ length: shardCount }, (_, shard) =>
    clockSeconds(
      items.filter((item) => costs[idOf(item)]?.shard === shard),
      costs,
    ),
  )
  expect(Math.max(...loads) / Math.min(...loads)).toBeLessThan(1.05)
})

test('this push’s shard runs whatever the budget, further ones in order while it lasts', () => {
  const items = some(80)
  const costs = assignShards(
    items,
    costsOf(items, () => 20),
  )
  const { run, left } = pushed(items, costs, { turn: 3 })
  expect(new Set(run.map((item) => costs[idOf(item)]?.shard))).toEqual(new Set([3]))
  expect(left.map(({ shard }) => shard)).toEqual([4, 5, 6, 7, 0, 1, 2])
  // Ten items of twenty seconds in two workers are a hundred seconds a shard, and starting takes fifteen.
  const wide = pushed(items, costs, { turn: 3, budget: 330 })
  expect(wide.left.map(({ shard }) => shard)).toEqual([6, 7, 0, 1, 2])
})

test('a machine that is twice as slow runs half as much of the rest', () => {
  const items = some(80)
  const costs = assignShards(
    items,
    costsOf(items, () => 20),
  )
  const choice = { items, costs, touched: none, touchedInDay: none, turn: 0, budget: 630 }
  expect(choose({ ...choice, slowness: 1 }).left).toHaveLength(2)
  expect(choose({ ...choice, slowness: 2 }).left).toHaveLength(5)
})

test('what was touched or never measured runs whatever it costs', () => {
  const items = some(80)
  const costs = assignShards(
    items.slice(0, 79),
    costsOf(items, () => 20),
  )
  const touched = new Set(['test:t40', 'test:t41'])
  const { reasons } = choose({
    items,
    costs,
    touched,
    touchedInDay: none,
    turn: 0,
    budget: 0,
    slowness: 1,
  })
  expect([reasons.get('test:t40'), reasons.get('test:t41'), reasons.get('test:t79')]).toEqual([
    'touched',
    'touched',
    'new',
  ])
})

test('what earlier pushes of the day touched comes before the other shards, within the budget', () => {
  const items = some(80)
  const costs = assignShards(
    items,
    costsOf(items, () => 20),
  )
  const touchedInDay = new Set(items.filter((item) => costs[idOf(item)]?.shard === 5).map(idOf))
  const choice = { items, costs, touched: none, touchedInDay, turn: 0, slowness: 1 }
  expect(choose({ ...choice, budget: 0 }).left.map(({ shard }) => shard)).toContain(5)
  const { reasons, left } = choose({ ...choice, budget: 220 })
  expect([...reasons.values()].filter((reason) => reason === 'day')).toHaveLength(10)
  expect(left.find(({ shard }) => shard === 1)?.items).toHaveLength(10)
})

type Push = {
  readonly added: number
  readonly removed: number
  readonly dearer: readonly (readonly [number, number])[]
  readonly budget: number
}

/** Tests come and go and change their cost between pushes. */
const anyPush: fc.Arbitrary<Push> = fc.record({
  added: fc.integer({ min: 0, max: 12 }),
  removed: fc.integer({ min: 0, max: 4 }),
  dearer: fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 1, max: 400 })), { maxLength: 10 }),
  budget: fc.constantFrom(0, 0, 100, 600),
})

/** The most pushes that any item waited for its next run. */
function longestWait(pushes: readonly Push[], count: number): number {
  let items = some(20 + count)
  let costs: Costs = assignShards(
    items,
    costsOf(items, (n) => 1 + ((n * 7) % 40)),
  )
  const lastRun = new Map(items.map((item) => [idOf(item), 0]))
  let longest = 0
  for (const [n, push] of pushes.entries()) {
    const turn = n + 1
    const added = Array.from({ length: push.added }, (_, k) => testItem(`new-${turn}-${k}`))
    items = [...items.slice(push.removed), ...added]
    costs = assignShards(items, repriced(costs, items, push), turn - 1)
    const ran = idsIn(pushed(items, costs, { turn, budget: push.budget }))
    for (const id of items.map(idOf)) {
      longest = Math.max(longest, turn - (lastRun.get(id) ?? turn - 1))
      lastRun.set(id, ran.has(id) ? turn : (lastRun.get(id) ?? turn - 1))
    }
  }
  return longest
}

function repriced(costs: Costs, items: readonly Item[], { dearer }: Push): Costs {
  const changed = dearer.flatMap(([at, seconds]) => {
    const id = idOf(items[at % items.length] ?? testItem('none'))
    return costs[id] ? [[id, { ...costs[id], seconds }]] : []
  })
  return { ...costs, ...(Object.fromEntries(changed) as Costs) }
}

test('every item runs at least every eighth push, by construction', () => {
  const pushes = fc.array(anyPush, { minLength: 20, maxLength: 40 })
  fc.assert(
    fc.property(pushes, fc.nat(200), (all, count) => {
      expect(longestWait(all, count)).toBeLessThanOrEqual(shardCount)
    }),
    { numRuns: 30 },
  )
})
