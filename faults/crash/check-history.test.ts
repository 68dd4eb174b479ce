import { expect, test } from 'vitest'
import { type Books, commonAtFirst } from './read-ledger.ts'
import { check, isWhole } from './check-history.ts'
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

/** Two people, three coins, everything correct. */
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
  wallets: new Map([
    ['1', 12],
    ['2', 5],
  ]),
  common: commonAtFirst - 17,
}

test('a complete history passes', () => {
  const result = check(history, books)
  expect(result).toMatchObject({ acknowledged: 3, lost: 0, doubled: 0, ghosts: 0, difference: 0 })
  expect(isWhole(result)).toBe(true)
})

test('an acknowledged coin that is missing from the ledger is lost', () => {
  const wallets = new Map([
    ['1', 5],
    ['2', 5],
  ])
  const movements = books.movements.filter(({ amount }) => amount !== 7)
  const result = check(history, { movements, wallets, common: commonAtFirst - 10 })
  expect(result).toMatchObject({ lost: 1, doubled: 0, wrongBalances: 0, difference: 0 })
  expect(isWhole(result)).toBe(false)
})

test('a coin that was booked twice is doubled, even when every sum agrees', () => {
  const wallets = new Map([
    ['1', 12],
    ['2', 10],
  ])
  const movements = [...books.movements, { ownerId: '2', amount: 5 }]
  const result = check(history, { movements, wallets, common: commonAtFirst - 22 })
  expect(result).toMatchObject({ lost: 0, doubled: 1, wrongBalances: 0, difference: 0 })
  expect(isWhole(result)).toBe(false)
})

test('a lost and a doubled coin of the same amount do not cancel out', () => {
  const movements = [
    { ownerId: '1', amount: 5 },
    { ownerId: '1', amount: 7 },
    { ownerId: '1', amount: 7 },
  ]
  const wallets = new Map([['1', 19]])
  const result = check(history, { movements, wallets, common: commonAtFirst - 19 })
  expect(result).toMatchObject({ lost: 1, doubled: 1 })
})

test('half an operation shows in the wallets and in their sum', () => {
  const result = check(history, { ...books, wallets: new Map([['1', 12]]) })
  expect(result).toMatchObject({ lost: 0, doubled: 0, wrongBalances: 1, difference: -5 })
  expect(isWhole(result)).toBe(false)
})

test('a rejected or never requested coin in the ledger is a ghost', () => {
  const refused = history.map((entry) =>
    entry.ownerId === '2' ? { ...entry, outcome: 'refused' as const } : entry,
  )
  expect(check(refused, books).ghosts).toBe(1)
  expect(check(history.slice(0, 2), books).ghosts).toBe(1)
})

test('an unanswered coin may be there or not, and is never called complete', () => {
  const open = [...history, operation('3', 9, { outcome: 'unknown' })]
  expect(check(open, books)).toMatchObject({ unknown: 1, lost: 0, ghosts: 0 })
  expect(isWhole(check(open, books))).toBe(false)
})

test('acknowledged balances must follow from one another', () => {
  const twice = history.map((entry) => (entry.amount === 7 ? { ...entry, balance: 7 } : entry))
  expect(check(twice, books).wrongAnswers).toBe(1)
})
