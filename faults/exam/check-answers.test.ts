import { expect, test } from 'vitest'
import { checkAnswers } from './check-answers.ts'

const sitting = {
  personId: '1',
  attempts: new Set(['9']),
  acknowledged: new Map([['101', 4]]),
  receipts: new Set(['ab']),
  operations: 5,
  isStuck: false,
}
const paper = {
  personId: '1',
  attemptId: '9',
  state: 'submitted',
  receipt: 'ab',
  submits: 1,
  answers: { 101: { seq: 4, isTrue: true } },
}
const clean = { lostAnswers: 0, lostPapers: 0, doubled: 0, half: 0, stuck: 0 }

test('a run that lost nothing passes, and each kind of loss is named', () => {
  expect(checkAnswers([sitting], [paper])).toEqual(clean)
  expect(checkAnswers([sitting], [])).toMatchObject({ lostAnswers: 1, lostPapers: 1 })
  expect(checkAnswers([sitting], [{ ...paper, answers: { 101: { seq: 3, isTrue: false } } }])).toMatchObject({
    lostAnswers: 1,
  })
  expect(checkAnswers([sitting], [{ ...paper, answers: { 101: { seq: 4, isTrue: false } } }])).toMatchObject({
    lostAnswers: 1,
  })
  expect(checkAnswers([sitting], [paper, { ...paper, attemptId: '10' }])).toMatchObject({ doubled: 1 })
  expect(checkAnswers([{ ...sitting, receipts: new Set(['ab', 'cd']) }], [paper])).toMatchObject({
    doubled: 1,
    lostPapers: 1,
  })
  expect(checkAnswers([sitting], [{ ...paper, receipt: null }])).toMatchObject({ half: 1 })
  expect(checkAnswers([{ ...sitting, isStuck: true }], [paper])).toMatchObject({ stuck: 1 })
})
