import { expect, test } from 'vitest'
import { isNamed, isSameAudience, isTimely, newsStateOf } from './rules.ts'

const now = new Date('2026-05-01T09:00:00Z')
const earlier = new Date('2026-05-01T08:59:59Z')
const later = new Date('2026-05-01T09:00:01Z')

test('the state is as it was left, and once published it depends on the time', () => {
  const of = (state: 'draft' | 'published' | 'withdrawn', from: Date | null, until: Date | null) =>
    newsStateOf({ state, shownFrom: from, shownUntil: until }, now)
  expect(of('draft', earlier, null)).toBe('draft')
  expect(of('withdrawn', earlier, null)).toBe('withdrawn')
  expect(of('published', later, null)).toBe('scheduled')
  expect(of('published', now, null)).toBe('shown')
  expect(of('published', earlier, later)).toBe('shown')
  expect(of('published', earlier, now)).toBe('over')
})

test('the end is after the start', () => {
  expect(isTimely(now, later)).toBe(true)
  expect(isTimely(now, now)).toBe(false)
  expect(isTimely(null, earlier)).toBe(true)
})

test('one common key includes somebody; the order of an audience does not matter', () => {
  expect(isNamed(['unit:1', 'person:7'], ['all', 'person:7'])).toBe(true)
  expect(isNamed(['unit:1'], ['all', 'unit:2'])).toBe(false)
  expect(isSameAudience(['unit:1', 'person:7'], ['person:7', 'unit:1'])).toBe(true)
  expect(isSameAudience(['all'], ['unit:1'])).toBe(false)
})
