import { expect, test } from 'vitest'
import { type Item, isWhole, marksOf, linesIn } from './item-analysis.ts'

const item: Item = {
  questionVersionId: '1',
  type: 'MC',
  text: '火警电话是？',
  policy: null,
  papers: 40,
  facility: 0.6,
  discrimination: 0.4,
  right: 24,
}

test('flags a question that is too hard, too easy, or does not discriminate', () => {
  expect(marksOf(item)).toEqual([])
  expect(marksOf({ ...item, facility: 0.2, discrimination: -0.1 })).toEqual(['tooHard', 'weak'])
  expect(marksOf({ ...item, facility: 0.98, discrimination: null })).toEqual(['tooEasy'])
  expect(marksOf({ ...item, papers: 9, facility: 0 })).toEqual([])
})

test('rejects a key without a right answer', () => {
  expect(isWhole({ type: 'MC_MANY', right: [], partial: true })).toBe(false)
  expect(isWhole({ type: 'FB', accepted: { a: ['2'], b: [] }, exact: false })).toBe(false)
  expect(isWhole({ type: 'TF', right: false })).toBe(true)
  expect(linesIn(' 2 米 \n\n两米')).toEqual(['2 米', '两米'])
})
