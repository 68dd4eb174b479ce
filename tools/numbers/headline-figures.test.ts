import { expect, test } from 'vitest'
import { goalFiguresOf, fillFigures, reachesGoals } from './headline-figures.ts'
import { headlines } from './headlines.ts'
import { publishedOf } from './published.ts'
import { benches } from './runs.ts'

test('a headline contains figures and goals, and the figures with goals are the same ones', () => {
  const report = { share: 0.1234, goal: 0.15 }
  expect(fillFigures(headlines['ledger']?.[1] ?? '', report)).toBe('0.123 (0.15)')
  expect(goalFiguresOf('ledger', report)).toEqual([
    { name: 'share', value: 0.1234, better: 'more', goal: 0.15, isMet: false },
  ])
})

test('list entries are named by their index, and an imperceptible miss counts as reached', () => {
  const questions = [{ ratio: 0.9 }, { ratio: 2, isUnfelt: true }, { ratio: 2, isUnfelt: false }]
  const figures = goalFiguresOf('people-list', { goal: 1.5, questions })
  expect(figures.map(({ name, isMet }) => [name, isMet])).toEqual([
    ['questions.0.ratio', true],
    ['questions.1.ratio', true],
    ['questions.2.ratio', false],
  ])
})

test('a run is good if every figure with a goal was measured and reached it', () => {
  const goal = { ratio: 3, rebuildSeconds: 60 }
  expect(reachesGoals('ranking', { goal, ratio: 2, rebuildSeconds: 1 })).toBe(true)
  expect(reachesGoals('ranking', { goal, ratio: 4, rebuildSeconds: 1 })).toBe(false)
  expect(reachesGoals('ranking', { goal, rebuildSeconds: 1 })).toBe(false)
})

test('what was not measured is neither shown nor published', () => {
  expect(fillFigures('{a≥b} and {c.*.d}', { a: Number.NaN, b: 1, c: 2 })).toBe(
    'not measured and not measured',
  )
  const ran = { command: 'npm run bench -- todo', seconds: 1, load: 0, isGood: false, output: 'it fell' }
  expect(publishedOf([ran])).toEqual({})
})

test('every bench has a figure with a goal', () => {
  expect(benches.filter((name) => !/[≥≤]/u.test(headlines[name]?.[1] ?? ''))).toEqual([])
})
