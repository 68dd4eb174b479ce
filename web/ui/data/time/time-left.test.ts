import { expect, test } from 'vitest'
import { clockOf, announcedMinutes, urgencyOf } from './time-left.ts'

test('the countdown shows minutes, and hours only above one', () => {
  expect([0, 59, 61, 3599, 3600, 4521].map(clockOf)).toEqual([
    '00:00',
    '00:59',
    '01:01',
    '59:59',
    '1:00:00',
    '1:15:21',
  ])
})

test('the countdown warns five minutes before the end and is urgent one minute before', () => {
  expect([301, 300, 61, 60, 0].map(urgencyOf)).toEqual(['calm', 'soon', 'soon', 'last', 'last'])
})

test('the time is announced at 30, 10, 5 and 1 minutes and at the end, not in between', () => {
  expect([1801, 1800, 1790, 600, 300, 60, 50, 0].map(announcedMinutes)).toEqual([
    undefined,
    30,
    undefined,
    10,
    5,
    1,
    undefined,
    0,
  ])
})
