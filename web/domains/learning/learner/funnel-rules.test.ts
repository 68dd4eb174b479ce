import { expect, test } from 'vitest'
import { peopleIn, stepsOf } from './funnel-rules.ts'

const module = (moduleId: string, done: number, isRequired = true) => ({
  moduleId,
  done,
  opened: done + 1,
  isRequired,
})

test('marks the module with the largest loss, once', () => {
  const steps = stepsOf(40, [module('a', 36), module('b', 20), module('c', 18)])
  expect(steps.map(({ lost }) => lost)).toEqual([4, 16, 2])
  expect(steps.map(({ isSteepest }) => isSteepest)).toEqual([false, true, false])
})

test('skipping optional modules is no loss, and neither is a rise', () => {
  const steps = stepsOf(40, [module('a', 30), module('extra', 2, false), module('b', 33)])
  expect(steps.map(({ lost }) => lost)).toEqual([10, 0, 0])
})

test('marks nothing for a small loss or without learners', () => {
  expect(stepsOf(40, [module('a', 38)])[0]?.isSteepest).toBe(false)
  expect(stepsOf(0, [module('a', 0)])[0]?.isSteepest).toBe(false)
})

test('nobody has stopped where nobody has begun', () => {
  expect(stepsOf(40, [{ ...module('a', 0), opened: 0 }])[0]?.isSteepest).toBe(false)
})

test('adds up people over several states', () => {
  const byStatus = [
    { appStatus: 'COMPLETED', people: 3 },
    { appStatus: 'PASSED', people: 4 },
    { appStatus: 'FAILED', people: 9 },
  ]
  expect(peopleIn(byStatus, 'COMPLETED', 'PASSED', 'ABANDONED')).toBe(7)
})
