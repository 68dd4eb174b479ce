import { expect, test } from 'vitest'
import { enrolOutcomes, withdrawOutcomes } from './rules.ts'

const person = (accountId: string, status?: 'IN_PROGRESS' | 'PASSED' | 'CANCELLED', isAllowed = true) => ({
  accountId,
  status,
  isAllowed,
})

test('places go in the order given; enrolled, finished and excluded people get their own outcome', () => {
  const people = [
    person('1', 'IN_PROGRESS'),
    person('2', 'PASSED'),
    person('3', undefined, false),
    person('4', 'CANCELLED'),
    person('5'),
  ]
  expect(Object.fromEntries(enrolOutcomes(people, 1))).toEqual({
    1: 'alreadyIn',
    2: 'completed',
    3: 'notAllowed',
    4: 'done',
    5: 'noPlace',
  })
})

test('a completion is not withdrawn, and people not enrolled cannot be withdrawn', () => {
  const people = [person('1', 'IN_PROGRESS'), person('2', 'PASSED'), person('3', 'CANCELLED'), person('4')]
  expect(Object.fromEntries(withdrawOutcomes(people))).toEqual({
    1: 'done',
    2: 'completed',
    3: 'notIn',
    4: 'notIn',
  })
})
