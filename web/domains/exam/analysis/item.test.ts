import { expect, test } from 'vitest'
import { type Item, isWhole, marksOf, wordsIn } from './item.ts'

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

test('figures speak against a question that is too hard, too easy, or tells nobody apart', () => {
  expect(marksOf(item)).toEqual([])
  expect(marksOf({ ...item, facility: 0.2, discrimination: -0.1 })).toEqual(['tooHard', 'weak'])
  expect(marksOf({ ...item, facility: 0.98, discrimination: null })).toEqual(['tooEasy'])
  expect(marksOf({ ...item, papers: 9, facility: 0 })).toEqual([])
})

test('a key without a right answer is none', () => {
  expect(isWhole({ type: 'MC_MANY', right: [], partial: true })).toBe(false)
  expect(isWhole({ type: 'FB', accepted: { a: ['2'], b: [] }, exact: false })).toBe(false)
  expect(isWhole({ type: 'TF', right: false })).toBe(true)
  expect(wordsIn(' 2 米 \n\n两米')).toEqual(['2 米', '两米'])
})
