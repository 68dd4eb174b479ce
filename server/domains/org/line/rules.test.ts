import fc from 'fast-check'
import { expect, test } from 'vitest'
import { circleIn, headAbove, type Lines, managerIn } from './rules.ts'

const heads = new Map([
  ['co', ['boss']],
  ['fac', ['chief', 'deputy']],
  ['shift', ['foreman']],
])

test('the manager is the nearest head above who is somebody else', () => {
  const path = ['co', 'fac', 'shift']
  expect(headAbove(heads, path)).toBe('foreman')
  expect(headAbove(heads, path, 'foreman')).toBe('chief')
  expect(headAbove(heads, ['co', 'fac'], 'chief')).toBe('boss')
  expect(headAbove(heads, ['co', 'fac'], 'deputy')).toBe('boss')
  expect(headAbove(heads, ['co'], 'boss')).toBeUndefined()
  expect(headAbove(heads, [], 'guest')).toBeUndefined()
})

test('a named manager takes precedence over the tree', () => {
  const lines = { heads, places: new Map([['ann', ['co', 'fac']]]), named: new Map([['ann', 'boss']]) }
  expect(managerIn(lines, 'ann')).toBe('boss')
  expect(managerIn({ ...lines, named: new Map() }, 'ann')).toBe('chief')
})

test('a circle is found, whoever closes it', () => {
  const places = new Map([
    ['boss', ['co']],
    ['chief', ['co', 'fac']],
  ])
  expect(circleIn({ heads, places, named: new Map() })).toEqual([])
  expect(circleIn({ heads, places, named: new Map([['boss', 'chief']]) }).toSorted()).toEqual([
    'boss',
    'chief',
  ])
})

const people = Array.from({ length: 8 }, (_, i) => `p${i}`)
const person = fc.constantFrom(...people)

/** A tree of seven units, each below an earlier one. */
const tree = fc
  .tuple(...Array.from({ length: 6 }, (_, i) => fc.nat(i)))
  .map((parents) =>
    parents.reduce<string[][]>(
      (paths, parent, i) => [...paths, [...(paths[parent] ?? []), `u${i + 1}`]],
      [['u0']],
    ),
  )

const organisation = tree.chain((paths) => {
  const place = fc.constantFrom(...paths)
  return fc.record({
    paths: fc.constant(paths),
    places: fc
      .tuple(...people.map((personId) => place.map((path) => [personId, path] as const)))
      .map((all) => new Map(all)),
    leading: fc.array(fc.tuple(place, person), { maxLength: 8 }),
    named: fc.array(fc.tuple(person, person), { maxLength: 8 }),
  })
})

/** Follows the managers of a person; a path longer than the number of people is a circle. */
const isCircling = (lines: Lines, from: string) => {
  let at: string | undefined = from
  for (let steps = 0; at !== undefined; steps += 1) {
    if (steps > people.length) return true
    at = managerIn(lines, at)
  }
  return false
}

const grouped = (leading: readonly (readonly [readonly string[], string])[]) =>
  new Map(
    [...Map.groupBy(leading, ([path]) => path.at(-1) ?? '')].map(([unit, rows]) => [
      unit,
      [...new Set(rows.map(([, personId]) => personId))],
    ]),
  )

test('in any organisation a circle is found exactly when somebody is in one', () => {
  fc.assert(
    fc.property(organisation, ({ places, leading, named }) => {
      const lines = { heads: grouped(leading), places, named: new Map(named) }
      expect(circleIn(lines).length > 0).toBe(people.some((personId) => isCircling(lines, personId)))
    }),
    { numRuns: 500 },
  )
})

test('heads who belong to the unit they lead, or above it, never form a circle', () => {
  fc.assert(
    fc.property(organisation, ({ places, paths, leading }) => {
      const heads = grouped(
        leading.flatMap(([, personId]) => {
          const own = places.get(personId)?.at(-1) ?? ''
          return paths
            .filter((path) => path.includes(own))
            .slice(0, 2)
            .map((path) => [path, personId] as const)
        }),
      )
      expect(circleIn({ heads, places, named: new Map() })).toEqual([])
    }),
    { numRuns: 500 },
  )
})
