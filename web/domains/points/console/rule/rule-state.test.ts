import { expect, test } from 'vitest'
import { stateOf } from './rule-state.ts'

const now = new Date('2026-05-01T00:00:00Z')
const open = { isFed: true, isOn: true, points: 1, activeFrom: null, activeUntil: null }

test('B-416 a rule gives points while it is on, within its period, and fed by a domain', () => {
  expect(stateOf(open, now)).toBe('on')
  expect(stateOf({ ...open, isOn: false }, now)).toBe('off')
  expect(stateOf({ ...open, points: 0 }, now)).toBe('off')
  expect(stateOf({ ...open, isFed: false }, now)).toBe('unfed')
  expect(stateOf({ ...open, activeFrom: '2026-05-02T00:00:00Z' }, now)).toBe('waiting')
  expect(stateOf({ ...open, activeFrom: '2026-05-01T00:00:00Z' }, now)).toBe('on')
  expect(stateOf({ ...open, activeUntil: '2026-05-01T00:00:00Z' }, now)).toBe('over')
  expect(stateOf({ ...open, activeUntil: '2026-05-01T00:00:01Z' }, now)).toBe('on')
})
