import { expect, test } from 'vitest'
import { type Books, commonAtFirst } from './books.ts'
import { check, isWhole } from './checker.ts'
import type { Operation } from './history.ts'

const operation = (ownerId: string, amount: number, rest: Partial<Operation> = {}): Operation => ({
  key: `key-${ownerId}-${amount}`,
  ownerId,
  amount,
  attempts: [],
  outcome: 'ok',
  balance: undefined,
  ...rest,
})

/** Two people, three coins, all as it should be. */
const history = [
  operation('1', 5, { balance: 5 }),
  operation('1', 7, { balance: 12 }),
  operation('2', 5, { balance: 5 }),
]
const books: Books = {
  movements: [
    { ownerId: '1', amount: 5 },
    { ownerId: '1', amount: 7 },
    { ownerId: '2', amount: 5 },
  ],
  purses: new Map([
    ['1', 12],
    ['2', 5],
  ]),
  common: commonAtFirst - 17,
}

test('a whole history passes', () => {
  const verdict = check(history, books)
  expect(verdict).toMatchObject({ acknowledged: 3, lost: 0, doubled: 0, ghosts: 0, difference: 0 })
  expect(isWhole(verdict)).toBe(true)
})

test('an acknowledged coin that is not in the books is lost', () => {
  const purses = new Map([
    ['1', 5],
    ['2', 5],
  ])
  const movements = books.movements.filter(({ amount }) => amount !== 7)
  const verdict = check(history, { movements, purses, common: commonAtFirst - 10 })
  expect(verdict).toMatchObject({ lost: 1, doubled: 0, wrongBalances: 0, difference: 0 })
  expect(isWhole(verdict)).toBe(false)
})

test('a coin that was moved twice is doubled, also when every sum agrees', () => {
  const purses = new Map([
    ['1', 12],
    ['2', 10],
  ])
  const movements = [...books.movements, { ownerId: '2', amount: 5 }]
  const verdict = check(history, { movements, purses, common: commonAtFirst - 22 })
  expect(verdict).toMatchObject({ lost: 0, doubled: 1, wrongBalances: 0, difference: 0 })
  expect(isWhole(verdict)).toBe(false)
})

test('one lost and one doubled of the same sum do not make up for each other', () => {
  const movements = [
    { ownerId: '1', amount: 5 },
    { ownerId: '1', amount: 7 },
    { ownerId: '1', amount: 7 },
  ]
  const purses = new Map([['1', 19]])
  const verdict = check(history, { movements, purses, common: commonAtFirst - 19 })
  expect(verdict).toMatchObject({ lost: 1, doubled: 1 })
})

test('half an operation shows in the purses and in their sum', () => {
  const verdict = check(history, { ...books, purses: new Map([['1', 12]]) })
  expect(verdict).toMatchObject({ lost: 0, doubled: 0, wrongBalances: 1, difference: -5 })
  expect(isWhole(verdict)).toBe(false)
})

test('a refused coin in the books, or one nobody asked for, is a ghost', () => {
  const refused = history.map((one) => (one.ownerId === '2' ? { ...one, outcome: 'refused' as const } : one))
  expect(check(refused, books).ghosts).toBe(1)
  expect(check(history.slice(0, 2), books).ghosts).toBe(1)
})

test('an unanswered coin may be there or not, and is never called whole', () => {
  const open = [...history, operation('3', 9, { outcome: 'unknown' })]
  expect(check(open, books)).toMatchObject({ unknown: 1, lost: 0, ghosts: 0 })
  expect(isWhole(check(open, books))).toBe(false)
})

test('balances that were acknowledged must follow from one another', () => {
  const twice = history.map((one) => (one.amount === 7 ? { ...one, balance: 7 } : one))
  expect(check(twice, books).wrongAnswers).toBe(1)
})
