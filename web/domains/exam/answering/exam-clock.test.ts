import { expect, test } from 'vitest'
import { endOn, movedSeconds, syncClock } from './exam-clock.ts'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000).toISOString()
const serverTime = (now: number, end: number) => ({ now: at(now), deadlineAt: at(end) })
const here = (seconds: number) => 1_800_000_000_000 + seconds * 1000

test('the deadline follows the server’s clock, not the device’s', () => {
  const clock = syncClock(undefined, serverTime(0, 3600), { sentAt: here(899), receivedAt: here(901) })
  expect(endOn(clock)).toBe(here(900 + 3600))
})

test('a slow answer changes only the deadline, not the clock offset', () => {
  const sure = syncClock(undefined, serverTime(0, 60), { sentAt: here(0), receivedAt: here(0) })
  const slow = syncClock(sure, serverTime(12, 60), { sentAt: here(10), receivedAt: here(20) })
  expect(endOn(slow)).toBe(here(60))
})

test('a device clock changed meanwhile is noticed', () => {
  const sure = syncClock(undefined, serverTime(0, 600), { sentAt: here(0), receivedAt: here(0) })
  const turned = syncClock(sure, serverTime(10, 600), { sentAt: here(3610), receivedAt: here(3611) })
  expect(Math.abs(endOn(turned) - here(3600 + 600))).toBeLessThanOrEqual(1000)
})

test('added or removed time is reported, unchanged time is not', () => {
  const before = syncClock(undefined, serverTime(0, 600), { sentAt: here(0), receivedAt: here(0) })
  const more = syncClock(before, serverTime(5, 900), { sentAt: here(5), receivedAt: here(5) })
  expect([
    movedSeconds(before, more),
    movedSeconds(before, before),
    movedSeconds(undefined, more),
    movedSeconds(more, before),
  ]).toEqual([300, 0, 0, -300])
})
