import { expect, test } from 'vitest'
import { inOrder, needsWord, type Outcome, type Preview, touchedBy } from './bulk-rules.ts'

const preview = (...groups: readonly (readonly [Outcome, number])[]): Preview => ({
  bulkId: null,
  brake: 50,
  outcomes: groups.map(([outcome, people]) => ({ outcome, people, sample: [] })),
})

test('asks for the number again only above the bulk limit', () => {
  expect(needsWord(preview(['done', 50], ['noPlace', 90]))).toBe(false)
  expect(needsWord(preview(['done', 51]))).toBe(true)
  expect(touchedBy(preview(['alreadyIn', 4]))).toBe(0)
})

test('lists effects first, then the reasons by size', () => {
  const order = inOrder(preview(['alreadyIn', 1], ['noPlace', 9], ['done', 3]))
  expect(order.map(({ outcome }) => outcome)).toEqual(['done', 'noPlace', 'alreadyIn'])
})
