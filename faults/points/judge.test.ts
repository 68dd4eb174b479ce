import { expect, test } from 'vitest'
import { judge } from './judge.ts'

const told = [{ personId: '1', signIns: 1, collects: 5, gifts: 5, operations: 11, stuck: 0 }]
const well = { sum: 0, wrongPurses: 0 }

test('what was told and is in the ledger once is well', () => {
  const found = new Map([['1', { signIns: 1, collects: 5, gifts: 5 }]])
  expect(judge(told, found, well)).toEqual({ lost: 0, doubled: 0, stuck: 0, ...well })
})

test('what is missing is lost and what is there twice is doubled; they do not make up for each other', () => {
  const found = new Map([['1', { signIns: 2, collects: 4, gifts: 5 }]])
  expect(judge(told, found, well)).toMatchObject({ lost: 1, doubled: 1 })
  expect(judge(told, new Map(), well).lost).toBe(11)
})
