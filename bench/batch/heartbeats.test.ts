import { expect, test } from 'vitest'
import { compareHeartbeats, type Sent } from './heartbeats.ts'

const sent: Sent = {
  all: new Map([
    ['1/1001', 10],
    ['1/1002', 20],
    ['2/1003', 30],
  ]),
  acknowledged: new Set(['1/1001', '1/1002']),
  statuses: {},
}

test('reports an acknowledged heartbeat that is missing as lost, but accepts an unanswered one', () => {
  const whole = new Map(sent.all)
  expect(compareHeartbeats(sent, whole)).toMatchObject({
    acknowledged: 2,
    present: 2,
    lost: 0,
    doubled: 0,
    unanswered: 1,
  })
  whole.delete('1/1002')
  expect(compareHeartbeats(sent, whole)).toMatchObject({ present: 1, lost: 1, doubled: 0 })
})

test('finds a heartbeat that was counted twice or never sent', () => {
  expect(compareHeartbeats(sent, new Map([...sent.all, ['1/1001', 20]])).doubled).toBe(1)
  expect(compareHeartbeats(sent, new Map([...sent.all, ['9/1009', 5]])).doubled).toBe(1)
})
