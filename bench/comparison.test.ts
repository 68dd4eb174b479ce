import { expect, test } from 'vitest'
import type { Measured } from '../tools/numbers/headline-figures.ts'
import { betterOf, compareToPublished } from './comparison.ts'

const share = (value: number, goal = 0.35): Measured => ({
  name: 'share',
  value,
  better: 'more',
  goal,
  isMet: value >= goal,
})
const growth = (value: number, goal = 1.5): Measured => ({
  name: 'growth',
  value,
  better: 'less',
  goal,
  isMet: value <= goal,
})
const missed = (...figures: Measured[]) => ({ isGood: false, isSound: true, figures })

test('passes a run that reaches its goals, however much better the published run was', () => {
  const seen = { isGood: true, isSound: true, figures: [share(0.4)] }
  expect(compareToPublished(seen, [share(0.9)])).toEqual({ isWorse: false, isFailed: false, lines: [] })
})

test('reports a missed goal, and fails only if it is more than a fifth worse than published', () => {
  expect(compareToPublished(missed(share(0.09), growth(1.2)), [share(0.1)])).toEqual({
    isWorse: false,
    isFailed: false,
    lines: ['missed: share 0.09, goal 0.35, published 0.1'],
  })
  expect(compareToPublished(missed(share(0.07)), [share(0.1)])).toEqual({
    isWorse: true,
    isFailed: true,
    lines: ['worse: share 0.07, goal 0.35, published 0.1'],
  })
  expect(compareToPublished(missed(growth(1.79)), [growth(1.5)]).isFailed).toBe(false)
  expect(compareToPublished(missed(growth(1.81)), [growth(1.5)]).isFailed).toBe(true)
})

test('fails a run with one worse figure, even if other goals are only missed', () => {
  const comparison = compareToPublished(missed(share(0.1), growth(3)), [share(0.1), growth(1.6)])
  expect(comparison.isFailed).toBe(true)
  expect(comparison.lines.map((line) => line.split(':')[0])).toEqual(['missed', 'worse'])
})

test('reports and passes a missed goal that was never published', () => {
  expect(compareToPublished(missed(share(0.01)), [])).toEqual({
    isWorse: false,
    isFailed: false,
    lines: ['missed: share 0.01, goal 0.35, published nothing'],
  })
})

test('always fails on lost data and on a miss that no figure explains', () => {
  expect(compareToPublished({ isGood: false, isSound: false, figures: [share(0.4)] }, []).isFailed).toBe(true)
  expect(compareToPublished(missed(share(0.4)), []).isFailed).toBe(true)
})

test('takes the better figure of two runs, and prefers one that reached its goal', () => {
  expect(betterOf([share(0.2), growth(2)], [share(0.1), growth(1.9)])).toEqual([share(0.2), growth(1.9)])
  const unfelt = { ...growth(4), isMet: true }
  expect(betterOf([unfelt], [growth(2)])).toEqual([unfelt])
  expect(betterOf([], [share(0.3)])).toEqual([share(0.3)])
})
