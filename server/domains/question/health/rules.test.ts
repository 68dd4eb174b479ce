import { expect, test } from 'vitest'
import { discriminationOf, facilityOf, marksOf, noSums } from './rules.ts'

test('health is silent until enough have answered', () => {
  const few = { ...noSums, answered: 9, shareSum: 0 }
  expect(facilityOf(noSums)).toBeNull()
  expect(discriminationOf(few)).toBeNull()
  const now = new Date('2026-03-18')
  expect(marksOf({ sums: few, updatedAt: now }, now)).toEqual([])
  expect(marksOf({ sums: { ...few, answered: 10 }, updatedAt: now }, now)).toEqual(['tooHard'])
  expect(marksOf({ sums: noSums, updatedAt: new Date('2025-03-01') }, now)).toEqual(['stale'])
})
