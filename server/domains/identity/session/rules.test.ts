import { expect, test } from 'vitest'
import { idleMinutes, isIdle } from './rules.ts'

const seenAt = new Date('2030-05-01T04:00:00Z')
const after = (minutes: number) => new Date(seenAt.getTime() + minutes * 60_000)

test('learners may be idle as long as the site allows, administrators half an hour at most', () => {
  expect([0, 20, 90].map((set) => idleMinutes('NLRN', set))).toEqual([undefined, 20, 90])
  expect([0, 20, 90].map((set) => idleMinutes('ADM', set))).toEqual([30, 20, 30])
  expect(idleMinutes('TADM', 0)).toBe(30)
})

test('a session is idle after more than the limit without activity', () => {
  expect(isIdle({ seenAt, role: 'ADM' }, 0, after(30))).toBe(false)
  expect(isIdle({ seenAt, role: 'ADM' }, 0, after(31))).toBe(true)
  expect(isIdle({ seenAt, role: 'NLRN' }, 0, after(1400))).toBe(false)
  expect(isIdle({ seenAt, role: 'NLRN' }, 10, after(11))).toBe(true)
})
