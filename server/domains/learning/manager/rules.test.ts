import { describe, expect, test } from 'vitest'
import { decidesAs, isFitAbsence, riskOf } from './rules.ts'

const now = new Date('2026-03-18T09:00:00Z')
const day = (count: number) => new Date(now.getTime() + count * 86_400_000)

describe('what presses', () => {
  const study = { status: 'IN_PROGRESS', dueAt: null, studiedAt: day(-1), beganAt: day(-30) }

  test('a missed date is worse than a near one, and that than two weeks without study', () => {
    expect(riskOf(study, now)).toBeNull()
    expect(riskOf({ ...study, dueAt: day(-1), studiedAt: null }, now)).toBe('overdue')
    expect(riskOf({ ...study, dueAt: day(6) }, now)).toBe('dueSoon')
    expect(riskOf({ ...study, dueAt: day(8) }, now)).toBeNull()
    expect(riskOf({ ...study, studiedAt: day(-15) }, now)).toBe('idle')
    expect(riskOf({ ...study, studiedAt: null, beganAt: day(-13) }, now)).toBeNull()
  })

  test('what is completed, waits or was left does not press', () => {
    for (const status of ['COMPLETED', 'PENDING', 'WAITING', 'CANCELLED'])
      expect(riskOf({ ...study, status, dueAt: day(-5) }, now)).toBeNull()
  })
})

describe('B-225 who decides', () => {
  const request = {
    kind: 'manager' as const,
    requesterId: 'lin',
    managerId: 'chen',
    isEscalated: false,
    escalatedTo: null,
  }
  const decider = { id: 'chen', standsInFor: new Set<string>(), mayAdminister: false }

  test('the manager of the moment, and nobody else', () => {
    expect(decidesAs(request, decider)).toBe('chen')
    expect(decidesAs({ ...request, managerId: 'wang' }, decider)).toBeUndefined()
    expect(decidesAs(request, { ...decider, id: 'admin', mayAdminister: true })).toBeUndefined()
  })

  test('nobody decides their own request, also not as manager, deputy or administrator', () => {
    expect(decidesAs({ ...request, managerId: 'lin' }, { ...decider, id: 'lin' })).toBeUndefined()
    expect(
      decidesAs(request, { id: 'lin', standsInFor: new Set(['chen']), mayAdminister: true }),
    ).toBeUndefined()
  })

  test('a deputy decides in the place of the manager, and both are known', () => {
    expect(decidesAs(request, { ...decider, id: 'mei', standsInFor: new Set(['chen']) })).toBe('chen')
    expect(decidesAs(request, { ...decider, id: 'mei', standsInFor: new Set(['wang']) })).toBeUndefined()
  })

  test('what was handed up is for both managers; with nobody above, for those who administer', () => {
    const up = { ...request, isEscalated: true, escalatedTo: 'boss' }
    expect(decidesAs(up, { ...decider, id: 'boss' })).toBe('boss')
    expect(decidesAs(up, decider)).toBe('chen')
    expect(decidesAs({ ...up, escalatedTo: null }, { ...decider, id: 'admin', mayAdminister: true })).toBe(
      'admin',
    )
    expect(
      decidesAs({ ...request, managerId: undefined }, { ...decider, id: 'admin', mayAdminister: true }),
    ).toBe('admin')
  })
})

test('an absence ends, is not over, and is no longer than half a year', () => {
  expect(isFitAbsence({ from: day(0), until: day(14) }, now)).toBe(true)
  expect(isFitAbsence({ from: day(-10), until: day(-1) }, now)).toBe(false)
  expect(isFitAbsence({ from: day(3), until: day(2) }, now)).toBe(false)
  expect(isFitAbsence({ from: day(0), until: day(181) }, now)).toBe(false)
})
