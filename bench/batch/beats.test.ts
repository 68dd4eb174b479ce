import { expect, test } from 'vitest'
import { compareBeats, type Sent } from './beats.ts'

const sent: Sent = {
  all: new Map([
    ['1/1001', 10],
    ['1/1002', 20],
    ['2/1003', 30],
  ]),
  acknowledged: new Set(['1/1001', '1/1002']),
  statuses: {},
}

test('an acknowledged beat that is missing is lost, an unanswered one may be there', () => {
  const whole = new Map(sent.all)
  expect(compareBeats(sent, whole)).toMatchObject({
    acknowledged: 2,
    present: 2,
    lost: 0,
    doubled: 0,
    unanswered: 1,
  })
  whole.delete('1/1002')
  expect(compareBeats(sent, whole)).toMatchObject({ present: 1, lost: 1, doubled: 0 })
})

test('a beat that counts twice, or that nobody sent, is found', () => {
  expect(compareBeats(sent, new Map([...sent.all, ['1/1001', 20]])).doubled).toBe(1)
  expect(compareBeats(sent, new Map([...sent.all, ['9/1009', 5]])).doubled).toBe(1)
})
