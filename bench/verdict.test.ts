import { expect, test } from 'vitest'
import type { Measured } from '../tools/numbers/headline-figures.ts'
import { betterOf, verdictOf } from './verdict.ts'

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

test('a run that reaches its goals passes, however much better the published one was', () => {
  const seen = { isGood: true, isSound: true, figures: [share(0.4)] }
  expect(verdictOf(seen, [share(0.9)])).toEqual({ isWorse: false, isFailed: false, lines: [] })
})

test('a missed goal is told, and fails only where it is worse than published by more than a fifth', () => {
  expect(verdictOf(missed(share(0.09), growth(1.2)), [share(0.1)])).toEqual({
    isWorse: false,
    isFailed: false,
    lines: ['missed: share 0.09, goal 0.35, published 0.1'],
  })
  expect(verdictOf(missed(share(0.07)), [share(0.1)])).toEqual({
    isWorse: true,
    isFailed: true,
    lines: ['worse: share 0.07, goal 0.35, published 0.1'],
  })
  expect(verdictOf(missed(growth(1.79)), [growth(1.5)]).isFailed).toBe(false)
  expect(verdictOf(missed(growth(1.81)), [growth(1.5)]).isFailed).toBe(true)
})

test('one figure that is worse fails the run beside others that are only missed', () => {
  const verdict = verdictOf(missed(share(0.1), growth(3)), [share(0.1), growth(1.6)])
  expect(verdict.isFailed).toBe(true)
  expect(verdict.lines.map((line) => line.split(':')[0])).toEqual(['missed', 'worse'])
})

test('a missed goal that was never published is told and passes', () => {
  expect(verdictOf(missed(share(0.01)), [])).toEqual({
    isWorse: false,
    isFailed: false,
    lines: ['missed: share 0.01, goal 0.35, published nothing'],
  })
})

test('what was lost fails always, and so does a miss that no figure explains', () => {
  expect(verdictOf({ isGood: false, isSound: false, figures: [share(0.4)] }, []).isFailed).toBe(true)
  expect(verdictOf(missed(share(0.4)), []).isFailed).toBe(true)
})

test('of two runs the better figure counts, and one that reached its goal before any other', () => {
  expect(betterOf([share(0.2), growth(2)], [share(0.1), growth(1.9)])).toEqual([share(0.2), growth(1.9)])
  const unfelt = { ...growth(4), isMet: true }
  expect(betterOf([unfelt], [growth(2)])).toEqual([unfelt])
  expect(betterOf([], [share(0.3)])).toEqual([share(0.3)])
})
