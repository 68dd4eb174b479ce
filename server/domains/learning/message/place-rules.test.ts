import { expect, test } from 'vitest'
import { placeNews } from './place-rules.ts'

const requestedAt = new Date('2026-03-18T01:00:00Z')
const later = new Date('2026-03-20T01:00:00Z')
const place = { source: 'self', appliedAt: requestedAt, beganAt: requestedAt, dueAt: null } as const

test('enrolling directly sends nothing, being admitted after waiting sends a message', () => {
  expect(placeNews(place)).toBeUndefined()
  expect(placeNews({ ...place, beganAt: later })).toBe('admitted')
})

test('an assigned place is announced, with the due date where a rule requires it', () => {
  expect(placeNews({ ...place, source: 'administrator', dueAt: later })).toBe('given')
  expect(placeNews({ ...place, source: 'rule' })).toBe('given')
  expect(placeNews({ ...place, source: 'rule', dueAt: later })).toBe('required')
})
