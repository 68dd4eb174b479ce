import type { AnswerValue, LeafQuestion } from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { fillOf } from './fill.ts'
import { leavesOf } from './leaves.ts'
import { leaves, paper } from './make.ts'

test('B-276 of eight types seven are answered by themselves, and the parts of a scenario stand for it', () => {
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

test('B-280 what was never touched is unanswered', () => {
  expect(fillOf(leaves.TF, undefined)).toBe('unanswered')
})
