import { expect, test } from 'vitest'
import { changed, stateFrom, stateTo } from './list-state.ts'

test('converts list state to a URL and back', () => {
  const address = 'text=验电&type=MC_MANY&categoryId=12&difficulty=4&health=tooHard&after=abc&shown=7'
  const state = stateFrom(new URLSearchParams(address))
  expect(state.filter).toEqual({
    text: '验电',
    type: 'MC_MANY',
    categoryId: '12',
    difficulty: '4',
    health: 'tooHard',
  })
  expect(state).toMatchObject({ after: 'abc', shown: '7' })
  expect(stateFrom(stateTo(state))).toEqual(state)
})

test('leaves out invalid and removed parameters', () => {
  const { filter } = stateFrom(new URLSearchParams('type=QUIZ&difficulty=9&health=misleading&tag=必考'))
  expect(filter).toEqual({ tag: '必考' })
  expect(changed(filter, { tag: undefined, type: 'TF' })).toEqual({ type: 'TF' })
})
