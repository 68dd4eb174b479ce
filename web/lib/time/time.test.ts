import { expect, test } from 'vitest'
import { dateLine, lastDay, partOfDay, shownDue, shownTime } from './time.ts'

const moment = '2026-03-17T16:05:09.000Z'

test('B-073 a date is shown as yyyy-MM-dd HH:mm in the site’s time zone', () => {
  expect(shownTime(moment, 'Asia/Shanghai')).toBe('2026-03-18 00:05')
  expect(shownTime(moment, 'Europe/Berlin')).toBe('2026-03-17 17:05')
})

test('what is due until midnight is due on the day that ends then', () => {
  for (const end of ['2026-03-17T16:00:00.000Z', '2026-03-17T15:59:59.000Z'])
    expect([shownDue(end, 'Asia/Shanghai'), lastDay(end, 'Asia/Shanghai')]).toEqual([
      '2026-03-17',
      '2026-03-17',
    ])
  expect([shownDue(moment, 'Asia/Shanghai'), lastDay(moment, 'Asia/Shanghai')]).toEqual([
    '2026-03-18 00:05',
    '2026-03-18',
  ])
})

test.each([
  ['2026-03-18T00:00:00Z', 'morning'],
  ['2026-03-18T03:30:00Z', 'noon'],
  ['2026-03-18T06:00:00Z', 'afternoon'],
  ['2026-03-18T10:00:00Z', 'evening'],
  ['2026-03-17T18:00:00Z', 'night'],
])('at %s it is %s in Shanghai', (at, part) => {
  expect(partOfDay(new Date(at), 'Asia/Shanghai')).toBe(part)
})

test('today’s date as text follows the language and the zone', () => {
  const date = new Date(moment)
  expect(dateLine(date, 'Asia/Shanghai', 'zh-CN')).toBe('2026 年 3 月 18 日，星期三')
  expect(dateLine(date, 'Asia/Shanghai', 'zh-TW')).toBe('2026 年 3 月 18 日，星期三')
  expect(dateLine(date, 'America/New_York', 'en-US')).toBe('Tuesday, March 17, 2026')
})

const steadyZones = ['Shanghai', 'Taipei', 'Hong_Kong', 'Macau', 'Singapore', 'Tokyo', 'Seoul']

test.each([...steadyZones.map((city) => `Asia/${city}`), 'UTC'])(
  'the computed offset of %s agrees with the time zone tables',
  (zone) => {
    const day = 86_400_000
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    // Every eleven days and some hours, over fifty years.
    for (let at = Date.UTC(1990, 0, 1); at < Date.UTC(2040, 0, 1); at += 11.3 * day)
      expect(shownTime(new Date(at), zone)).toBe(format.format(at))
  },
)
