import { expect, test } from 'vitest'
import { isAllFaulty } from './state.ts'

const counts = { create: 0, change: 0, rehire: 0, leave: 0, same: 0, faulty: 0 }

test('K-14 a list of faults alone is told apart from one that changes nothing', () => {
  expect(isAllFaulty({ ...counts, faulty: 5 })).toBe(true)
  expect(isAllFaulty({ ...counts, same: 5 })).toBe(false)
  expect(isAllFaulty({ ...counts, same: 4, faulty: 1 })).toBe(false)
  expect(isAllFaulty(counts)).toBe(false)
})
