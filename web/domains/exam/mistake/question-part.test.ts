import type { PaperQuestion } from '@lyceum/contract/question'
import { expect, test } from 'vitest'
import { leaves, paper } from '../answering/make.ts'
import { partOf, wantedNumber } from './question-part.ts'

test('B-297 B-298 B-299 B-300 the number is required, of digits, above zero and not above the bank', () => {
  expect(['', 'x', '1.5', '-1', '0', '6', '2x'].map((typed) => wantedNumber(typed, 5))).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
  expect(['1', ' 3 ', '5'].map((typed) => wantedNumber(typed, 5))).toEqual([1, 3, 5])
})

test('repeats only the wrong part of a scenario, with its text', () => {
  const scenario = paper.sections[1]?.questions.find(({ type }) => type === 'SI')
  const part: PaperQuestion = partOf({ questionVersionId: '208', question: scenario ?? leaves.TF }, 3)
  expect(part).toMatchObject({ type: 'SI', children: [{ questionVersionId: '208', no: 3 }] })
  expect(partOf({ questionVersionId: '101', question: leaves.MC }, 2)).toMatchObject({ type: 'MC', no: 2 })
})
