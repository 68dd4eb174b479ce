import { expect, test } from 'vitest'
import { icalOf } from './ical.ts'

const now = new Date('2026-03-18T01:02:03.456Z')
const event = {
  uid: '1-due@lyceum',
  title: '安全生产',
  from: now,
  until: null,
  address: 'https://learn.example/course/detail?itmId=1',
}

test('the calendar has the expected format: CRLF, UTC, one event after the other', () => {
  const text = icalOf({ name: '学习日历', now, events: [event] })
  expect(text.split('\r\n').slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(text).toContain('DTSTART:20260318T010203Z\r\n')
  expect(text).not.toContain('DTEND')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('user input cannot start a line of its own', () => {
  const text = icalOf({ name: 'x', now, events: [{ ...event, title: 'a;b,c\\d\nEND:VEVENT' }] })
  expect(text).toContain(String.raw`SUMMARY:a\;b\,c\\d\nEND:VEVENT`)
  expect(text.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
})

test('a long line is folded at 75 octets without splitting a character', () => {
  const title = '新任经理九十天'.repeat(12)
  const text = icalOf({ name: 'x', now, events: [{ ...event, title }] })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})
