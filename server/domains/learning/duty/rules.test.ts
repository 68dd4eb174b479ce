import { expect, test } from 'vitest'
import { difference, dueOf } from './rules.ts'

const zone = 'Asia/Shanghai'
const now = new Date('2026-03-10T02:00:00Z')
const reached = (accountId: string) => ({ accountId, because: 'all', hiredOn: null })

test('a rule has no due date, a fixed day, or a number of days from when it reached somebody', () => {
  expect(dueOf({ kind: 'none' }, { now, hiredOn: null, zone })).toBeNull()
  expect(dueOf({ kind: 'day', day: '2026-03-31' }, { now, hiredOn: null, zone })).toEqual(
    new Date('2026-03-31T15:59:59Z'),
  )
  expect(dueOf({ kind: 'assigned', days: 7 }, { now, hiredOn: null, zone })).toEqual(
    new Date('2026-03-17T15:59:59Z'),
  )
})

test('days from hiring count for newcomers, and from today for people hired long ago', () => {
  const due = { kind: 'hired', days: 30 } as const
  expect(dueOf(due, { now, hiredOn: '2026-03-01', zone })).toEqual(new Date('2026-03-31T15:59:59Z'))
  expect(dueOf(due, { now, hiredOn: '2019-03-01', zone })).toEqual(new Date('2026-04-09T15:59:59Z'))
})

test('a day ends in the site’s time zone, also when the clocks change', () => {
  const due = { kind: 'day', day: '2026-03-29' } as const
  expect(dueOf(due, { now, hiredOn: null, zone: 'Europe/Berlin' })).toEqual(new Date('2026-03-29T21:59:59Z'))
})

test('missing people enter, and surplus people leave', () => {
  const { entering, leaving, unchanged } = difference(
    [reached('1'), reached('2')],
    [{ accountId: '2' }, { accountId: '3' }],
  )
  expect(entering.map(({ accountId }) => accountId)).toEqual(['1'])
  expect(leaving).toEqual(['3'])
  expect(unchanged).toBe(1)
})
