import { expect, test } from 'vitest'
import { makeCalendar } from './calendar.ts'

test("uses the day of the site's time zone", () => {
  const late = new Date('2026-03-17T17:30:00Z')
  expect(makeCalendar(late, 'Asia/Shanghai').today).toBe('2026-03-18')
  expect(makeCalendar(late, 'Europe/London').today).toBe('2026-03-17')
})

test('counts days and moments across month ends', () => {
  const { day, moment } = makeCalendar(new Date('2026-03-01T04:00:00Z'), 'Asia/Taipei')
  expect([day(-1), day(0), day(31)]).toEqual(['2026-02-28', '2026-03-01', '2026-04-01'])
  expect(moment(0).toISOString()).toBe('2026-02-28T16:00:00.000Z')
  expect(moment(-1, 9 * 60 + 30).toISOString()).toBe('2026-02-28T01:30:00.000Z')
})

test('gives the same calendar all day', () => {
  const times = ['2026-03-17T16:00:00Z', '2026-03-18T15:59:59Z'].map((time) =>
    makeCalendar(new Date(time), 'Asia/Shanghai'),
  )
  expect(times[0]?.moment(-7, 60)).toEqual(times[1]?.moment(-7, 60))
})
