import { expect, test } from 'vitest'
import { placeNews } from './place-rules.ts'

const asked = new Date('2026-03-18T01:00:00Z')
const later = new Date('2026-03-20T01:00:00Z')
const place = { source: 'self', appliedAt: asked, beganAt: asked, dueAt: null } as const

test('who takes a place is told nothing, who had to wait is told that they are in', () => {
  expect(placeNews(place)).toBeUndefined()
  expect(placeNews({ ...place, beganAt: later })).toBe('admitted')
})

test('who is given a place is told of it, and by when where a rule asks for it', () => {
  expect(placeNews({ ...place, source: 'administrator', dueAt: later })).toBe('given')
  expect(placeNews({ ...place, source: 'rule' })).toBe('given')
  expect(placeNews({ ...place, source: 'rule', dueAt: later })).toBe('required')
})
