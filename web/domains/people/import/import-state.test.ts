import { expect, test } from 'vitest'
import { isAllFaulty } from './import-state.ts'

const counts = { create: 0, change: 0, rehire: 0, leave: 0, same: 0, faulty: 0 }

test('K-14 distinguishes a list with only faults from one without changes', () => {
  expect(isAllFaulty({ ...counts, faulty: 5 })).toBe(true)
  expect(isAllFaulty({ ...counts, same: 5 })).toBe(false)
  expect(isAllFaulty({ ...counts, same: 4, faulty: 1 })).toBe(false)
  expect(isAllFaulty(counts)).toBe(false)
})
