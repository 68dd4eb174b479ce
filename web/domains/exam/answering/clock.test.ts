import { expect, test } from 'vitest'
import { endOn, movedSeconds, heardClock } from './clock.ts'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000).toISOString()
const told = (now: number, end: number) => ({ now: at(now), deadlineAt: at(end) })
const here = (seconds: number) => 1_800_000_000_000 + seconds * 1000

test('the end is the server’s, whatever the clock of this device says', () => {
  const clock = heardClock(undefined, told(0, 3600), { sentAt: here(899), heardAt: here(901) })
  expect(endOn(clock)).toBe(here(900 + 3600))
})

test('a slow answer does not move the clock, only the end it tells', () => {
  const sure = heardClock(undefined, told(0, 60), { sentAt: here(0), heardAt: here(0) })
  const slow = heardClock(sure, told(12, 60), { sentAt: here(10), heardAt: here(20) })
  expect(endOn(slow)).toBe(here(60))
})

test('a clock that was turned meanwhile is noticed', () => {
  const sure = heardClock(undefined, told(0, 600), { sentAt: here(0), heardAt: here(0) })
  const turned = heardClock(sure, told(10, 600), { sentAt: here(3610), heardAt: here(3611) })
  expect(Math.abs(endOn(turned) - here(3600 + 600))).toBeLessThanOrEqual(1000)
})

test('time that is added or taken back is seen, time that stays is not', () => {
  const before = heardClock(undefined, told(0, 600), { sentAt: here(0), heardAt: here(0) })
  const more = heardClock(before, told(5, 900), { sentAt: here(5), heardAt: here(5) })
  expect([
    movedSeconds(before, more),
    movedSeconds(before, before),
    movedSeconds(undefined, more),
    movedSeconds(more, before),
  ]).toEqual([300, 0, 0, -300])
})
