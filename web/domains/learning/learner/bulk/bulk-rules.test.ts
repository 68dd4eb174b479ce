import { expect, test } from 'vitest'
import { inOrder, needsWord, type Outcome, type Preview, touchedBy } from './bulk-rules.ts'

const preview = (...groups: readonly (readonly [Outcome, number])[]): Preview => ({
  bulkId: null,
  brake: 50,
  outcomes: groups.map(([outcome, people]) => ({ outcome, people, sample: [] })),
})

test('only an act on more people than the brake allows asks for the figure again', () => {
  expect(needsWord(preview(['done', 50], ['noPlace', 90]))).toBe(false)
  expect(needsWord(preview(['done', 51]))).toBe(true)
  expect(touchedBy(preview(['alreadyIn', 4]))).toBe(0)
})

test('what happens stands first, the reasons after it by size', () => {
  const order = inOrder(preview(['alreadyIn', 1], ['noPlace', 9], ['done', 3]))
  expect(order.map(({ outcome }) => outcome)).toEqual(['done', 'noPlace', 'alreadyIn'])
})
