import { expect, test } from 'vitest'
import { nodesOf, placeOf } from './unit-levels.ts'

const unit = (id: string, parentId: string | null, hasChildren = false) => ({
  id,
  parentId,
  code: id,
  name: id,
  people: 1,
  ownPeople: 1,
  hasChildren,
})
const levels = new Map([
  ['', [unit('co', null, true)]],
  ['co', [unit('east', 'co', true), unit('west', 'co')]],
])

test('an unloaded level is a branch without children', () => {
  expect(nodesOf(levels)).toMatchObject([
    { id: 'co', isBranch: true, children: [{ id: 'east', isBranch: true, children: [] }, { id: 'west' }] },
  ])
})

test('a unit dropped on another goes into it; dropped beside one it goes before or after it', () => {
  expect(placeOf(levels, { id: 'west', place: 'inside' })).toEqual({ parentId: 'west', beforeId: null })
  expect(placeOf(levels, { id: 'west', place: 'before' })).toEqual({ parentId: 'co', beforeId: 'west' })
  expect(placeOf(levels, { id: 'east', place: 'after' })).toEqual({ parentId: 'co', beforeId: 'west' })
  expect(placeOf(levels, { id: 'west', place: 'after' })).toEqual({ parentId: 'co', beforeId: null })
  expect(placeOf(levels, { id: 'gone', place: 'after' })).toBeUndefined()
})
