import { expect, test } from 'vitest'
import { checkGrants } from './rules.ts'

const person = (id: string, hasLeft = false) => ({ id, name: `人${id}`, hasLeft })
const people = new Map([
  ['lin', person('1')],
  ['10001', person('1')],
  ['mei', person('2')],
  ['gone', person('3', true)],
])
const balances = new Map([['2', { balance: 5 }]])

test('INV-P03 a list is checked line by line: unknown, left, duplicate, no number, more than the balance', () => {
  const grantLines = [
    ['Lin ', 10],
    ['10001', 10],
    ['nobody', 1],
    ['gone', 1],
    ['mei', -6],
    ['mei', -5],
  ] as const
  const { ready, faults } = checkGrants(
    grantLines.map(([account, amount], index) => ({ line: index + 1, account, amount })),
    { people, balances },
  )
  expect(ready).toMatchObject([{ line: 1, accountId: '1', amount: 10, balance: 0 }])
  expect(faults.map(({ line, fault }) => `${line} ${fault}`)).toEqual([
    '2 twice',
    '3 unknown',
    '4 left',
    '5 tooMuch',
    '6 twice',
  ])
})

test('A64 amounts that are not whole numbers within bounds are faults', () => {
  const wrong = [null, 0, 1.5, 1_000_001, -1_000_001, Number.NaN, Number.POSITIVE_INFINITY]
  for (const amount of wrong)
    expect(checkGrants([{ line: 1, account: 'lin', amount }], { people, balances }).faults).toMatchObject([
      { fault: 'amount' },
    ])
})
