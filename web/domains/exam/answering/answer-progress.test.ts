import type { AnswerValue, LeafQuestion } from '@lyceum/contract/question'
import { expect, test } from 'vitest'
import { fillOf } from './answer-progress.ts'
import { leavesOf } from './leaf-questions.ts'
import { leaves, paper } from './make.ts'

test('B-276 seven of eight types are answered directly, and a scenario by its parts', () => {
  expect(leavesOf(paper).map(({ type }) => type)).toEqual([
    'MC',
    'MC_MANY',
    'TF',
    'FB',
    'MT',
    'ES',
    'SR',
    'TF',
    'TF',
  ])
})

const cases: readonly [AnswerValue, string][] = [
  [{ type: 'MC', slot: 'a' }, 'answered'],
  [{ type: 'MC', slot: null }, 'unanswered'],
  [{ type: 'MC_MANY', slots: [] }, 'unanswered'],
  [{ type: 'MC_MANY', slots: ['a'] }, 'answered'],
  [{ type: 'TF', isTrue: false }, 'answered'],
  [{ type: 'FB', blanks: { x: '6' } }, 'partly'],
  [{ type: 'FB', blanks: { x: '6', y: '  ' } }, 'partly'],
  [{ type: 'FB', blanks: { x: '6', y: '停止' } }, 'answered'],
  [{ type: 'MT', pairs: { l1: 'r1' } }, 'partly'],
  [{ type: 'MT', pairs: { l1: 'r1', l2: 'r3' } }, 'answered'],
  [{ type: 'ES', text: ' \n' }, 'unanswered'],
  [{ type: 'SR', fileId: null, seconds: 0 }, 'unanswered'],
  [{ type: 'SR', fileId: '7', seconds: 3 }, 'answered'],
]

test.each(cases)('B-280 %j is %s', (value, fill) => {
  const question: LeafQuestion = leaves[value.type]
  expect(fillOf(question, value)).toBe(fill)
})

test('B-280 an untouched question is unanswered', () => {
  expect(fillOf(leaves.TF, undefined)).toBe('unanswered')
})
