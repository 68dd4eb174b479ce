import { expect, test } from 'vitest'
import { actsFor, byNeed, secondsLeft, type Sitting, statusOf } from './sitting-status.ts'

const sitting: Sitting = {
  id: '1',
  accountId: '2',
  name: '林知夏',
  unitName: '',
  number: 1,
  state: 'open',
  startedAt: '2026-05-01T01:00:00.000Z',
  deadlineAt: '2026-05-01T02:00:00.000Z',
  remainingSeconds: 600,
  connection: 'live',
  seenAt: '2026-05-01T01:50:00.000Z',
  answered: 3,
  questions: 9,
  cuts: 0,
  isPaused: false,
  extraMinutes: 0,
  givenBackSeconds: 0,
  givenSeconds: 0,
  submitKind: null,
  submittedAt: null,
  scoreState: null,
  rawScore: null,
  score: null,
  isPassed: null,
  isHeld: false,
  isReinstated: false,
}
const handedIn = { ...sitting, state: 'submitted', connection: 'gone', rawScore: 8, score: 8 } as const

test('the clock runs between two fetches, stops in a pause, and ends at zero', () => {
  expect(secondsLeft(sitting, 5400)).toBe(595)
  expect(secondsLeft({ ...sitting, isPaused: true }, 5400)).toBe(600)
  expect(secondsLeft(sitting, 700_000)).toBe(0)
})

test('the possible actions follow from the state', () => {
  expect(actsFor(sitting)).toEqual(['pause', 'force'])
  expect(actsFor({ ...sitting, isPaused: true })).toEqual(['resume', 'force'])
  expect(actsFor({ ...handedIn, isHeld: true, score: null })).toEqual(['reinstate', 'uphold'])
  expect(actsFor({ ...handedIn, score: 0 })).toEqual(['reinstate'])
  expect(actsFor(handedIn)).toEqual([])
})

test('sorts candidates who need attention first', () => {
  const quiet = { ...sitting, id: '2', connection: 'quiet' } as const
  const onHold = { ...handedIn, id: '3', isHeld: true, score: null }
  expect(byNeed([sitting, quiet, handedIn, onHold]).map(({ id }) => id)).toEqual(['3', '2', '1', '1'])
  expect(statusOf({ ...handedIn, score: 0 })).toEqual({ status: 'zeroed', tone: 'error' })
})
