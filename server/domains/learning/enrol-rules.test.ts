import { describe, expect, test } from 'vitest'
import { type Asking, decideEnrolment, type EnrolmentStatus, transitions } from './enrol-rules.ts'

const now = new Date('2026-11-15T08:00:00Z')
const minute = (n: number) => new Date(now.getTime() + n * 60_000)
const free: Asking = {
  now,
  isInAudience: true,
  isExcluded: false,
  applyFrom: null,
  applyUntil: null,
  current: undefined,
  allowsRepeat: false,
  missingPrerequisite: undefined,
  clash: undefined,
  quota: null,
  taken: 0,
  waiting: 0,
  queueLimit: 0,
  approval: 'none',
}
const decide = (asking: Partial<Asking>) => Object.values(decideEnrolment({ ...free, ...asking }))[0]
const after = (status: EnrolmentStatus) => ({ current: { status } })

describe('enrolment rules', () => {
  test('without obstacles anyone may enrol; with approval they wait for it', () => {
    expect(decide({})).toBe('IN_PROGRESS')
    expect(decide({ approval: 'manager' })).toBe('PENDING')
  })

  test('B-249 E-047 only the audience of a course', () => {
    expect(decide({ isInAudience: false })).toBe('NOTARGETSTUDENTS')
    expect(decide({ isExcluded: true })).toBe('EXTERNAL_NO_ACCESS')
  })

  test('B-245 E-049 E-050 only inside the application window', () => {
    expect(decide({ applyFrom: minute(1) })).toBe('ERROR_BEFORE_APPLICATION_TIME')
    expect(decide({ applyFrom: minute(0) })).toBe('IN_PROGRESS')
    expect(decide({ applyUntil: minute(0) })).toBe('ERROR_AFTER_APPLICATION_TIME')
    expect(decide({ applyUntil: minute(1) })).toBe('IN_PROGRESS')
  })

  test('E-052 E-054 not while another enrolment is running', () => {
    expect(decide(after('PENDING'))).toBe('APPROVAL_PENDING')
    expect(decide(after('IN_PROGRESS'))).toBe('ALREADY_ENROLLED')
    expect(decide(after('WAITING'))).toBe('ALREADY_ENROLLED')
  })

  test('B-241 E-048 again only where the course allows it; rejected or withdrawn enrolments do not count', () => {
    for (const status of ['COMPLETED', 'PASSED', 'FAILED', 'ABANDONED'] as const) {
      expect(decide(after(status))).toBe('NOREREAD')
      expect(decide({ ...after(status), allowsRepeat: true })).toBe('IN_PROGRESS')
    }
    expect(decide(after('REJECTED'))).toBe('IN_PROGRESS')
    expect(decide(after('CANCELLED'))).toBe('IN_PROGRESS')
  })

  test('B-247 B-248 E-045 E-046 prerequisites first, then calendar clashes', () => {
    expect(decide({ missingPrerequisite: '入门', clash: '另一门' })).toBe('FAILPREREQUISITE')
    expect(decide({ clash: '另一门' })).toBe('TIMECONFLICT')
  })

  test('B-238 B-246 E-044 E-053 a full course queues, rejects, or has a full queue', () => {
    const full = { quota: 30, taken: 30 }
    expect(decide({ quota: 30, taken: 29 })).toBe('IN_PROGRESS')
    expect(decide(full)).toBe('NOQUOTA')
    expect(decide({ ...full, queueLimit: 5, waiting: 4 })).toBe('WAITING')
    expect(decide({ ...full, queueLimit: 5, waiting: 5 })).toBe('QUEUE_FULL')
  })

  test('returns the first reason in the order of the specification', () => {
    const everything: Asking = {
      ...free,
      isInAudience: false,
      applyFrom: minute(1),
      current: { status: 'PASSED' },
      missingPrerequisite: '入门',
      clash: '另一门',
      quota: 1,
      taken: 1,
    }
    const steps: readonly Partial<Asking>[] = [
      { isInAudience: true },
      { applyFrom: null },
      { allowsRepeat: true },
      { missingPrerequisite: undefined },
      { clash: undefined },
      { taken: 0 },
    ]
    const combined = steps.map((_, i) => Object.assign({}, everything, ...steps.slice(0, i + 1)) as Asking)
    expect([everything, ...combined].map((asking) => Object.values(decideEnrolment(asking))[0])).toEqual([
      'NOTARGETSTUDENTS',
      'ERROR_BEFORE_APPLICATION_TIME',
      'NOREREAD',
      'FAILPREREQUISITE',
      'TIMECONFLICT',
      'NOQUOTA',
      'IN_PROGRESS',
    ])
  })
})

test('INV-L03 a final status stays final, except for a corrected score and a reinstated course', () => {
  const ends = (Object.keys(transitions) as EnrolmentStatus[]).filter(
    (status) => transitions[status].length === 0,
  )
  expect(ends).toEqual(['COMPLETED', 'PASSED', 'REJECTED', 'CANCELLED'])
  expect(transitions.FAILED).toEqual(['PASSED'])
  expect(transitions.ABANDONED).toEqual(['IN_PROGRESS'])
})
