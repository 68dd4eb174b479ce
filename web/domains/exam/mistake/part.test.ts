import type { PaperQuestion } from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { leaves, paper } from '../answering/make.ts'
import { partOf, wantedNumber } from './part.ts'

test('B-297 B-298 B-299 B-300 the number is required, of digits, above nought and not above the bank', () => {
  expect(['', 'x', '1.5', '-1', '0', '6', '2x'].map((typed) => wantedNumber(typed, 5))).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
  expect(['1', ' 3 ', '5'].map((typed) => wantedNumber(typed, 5))).toEqual([1, 3, 5])
})

test('of a scenario only the part that went wrong is asked again, with its text', () => {
  const scenario = paper.sections[1]?.questions.find(({ type }) => type === 'SI')
  const asked: PaperQuestion = partOf({ questionVersionId: '208', question: scenario ?? leaves.TF }, 3)
  expect(asked).toMatchObject({ type: 'SI', children: [{ questionVersionId: '208', no: 3 }] })
  expect(partOf({ questionVersionId: '101', question: leaves.MC }, 2)).toMatchObject({ type: 'MC', no: 2 })
})
