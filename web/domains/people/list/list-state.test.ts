import { expect, test } from 'vitest'
import { stateFrom, stateTo } from './list-state.ts'

test('converts list state to a URL and back', () => {
  const address = 'text=林&unitId=12&state=active&sort=staffNo&direction=desc&after=abc'
  const state = stateFrom(new URLSearchParams(address))
  expect(state).toMatchObject({
    filter: { text: '林', unitId: '12', state: 'active' },
    sort: 'staffNo',
    after: 'abc',
  })
  expect(stateFrom(stateTo(state))).toEqual(state)
})

test('leaves out invalid parameters', () => {
  const { filter, sort } = stateFrom(new URLSearchParams('state=gone&sort=age&isFrozen=maybe&role=BOSS'))
  expect(filter).toEqual({})
  expect(sort).toBe('name')
})
