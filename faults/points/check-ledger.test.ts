import { expect, test } from 'vitest'
import { checkLedger } from './check-ledger.ts'

const reported = [{ personId: '1', signIns: 1, collects: 5, gifts: 5, operations: 11, stuck: 0 }]
const well = { sum: 0, wrongPurses: 0 }

test('acknowledged calls that are in the ledger once pass', () => {
  const found = new Map([['1', { signIns: 1, collects: 5, gifts: 5 }]])
  expect(checkLedger(reported, found, well)).toEqual({ lost: 0, doubled: 0, stuck: 0, ...well })
})

test('missing entries are lost and repeated ones doubled; they do not cancel out', () => {
  const found = new Map([['1', { signIns: 2, collects: 4, gifts: 5 }]])
  expect(checkLedger(reported, found, well)).toMatchObject({ lost: 1, doubled: 1 })
  expect(checkLedger(reported, new Map(), well).lost).toBe(11)
})
