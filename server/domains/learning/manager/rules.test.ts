import { describe, expect, test } from 'vitest'
import { isFitAbsence, riskOf } from './rules.ts'

const now = new Date('2026-03-18T09:00:00Z')
const day = (count: number) => new Date(now.getTime() + count * 86_400_000)

describe('risks', () => {
  const study = { status: 'IN_PROGRESS', dueAt: null, studiedAt: day(-1), beganAt: day(-30) }

  test('overdue is worse than due soon, and that is worse than two idle weeks', () => {
    expect(riskOf(study, now)).toBeNull()
    expect(riskOf({ ...study, dueAt: day(-1), studiedAt: null }, now)).toBe('overdue')
    expect(riskOf({ ...study, dueAt: day(6) }, now)).toBe('dueSoon')
    expect(riskOf({ ...study, dueAt: day(8) }, now)).toBeNull()
    expect(riskOf({ ...study, studiedAt: day(-15) }, now)).toBe('idle')
    expect(riskOf({ ...study, studiedAt: null, beganAt: day(-13) }, now)).toBeNull()
  })

  test('completed, waiting and left courses are no risk', () => {
    for (const status of ['COMPLETED', 'PENDING', 'WAITING', 'CANCELLED'])
      expect(riskOf({ ...study, status, dueAt: day(-5) }, now)).toBeNull()
  })
})

test('an absence has an end, is not over, and lasts at most half a year', () => {
  expect(isFitAbsence({ from: day(0), until: day(14) }, now)).toBe(true)
  expect(isFitAbsence({ from: day(-10), until: day(-1) }, now)).toBe(false)
  expect(isFitAbsence({ from: day(3), until: day(2) }, now)).toBe(false)
  expect(isFitAbsence({ from: day(0), until: day(181) }, now)).toBe(false)
})
