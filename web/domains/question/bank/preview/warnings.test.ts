import type { QuestionBody } from '@lyceum/contract/question'
import { expect, test } from 'vitest'
import { warningsOf } from './warnings.ts'

const textTree = (text: string) => ({ blocks: [{ kind: 'paragraph' as const, runs: [{ text }] }] })
const body: QuestionBody = {
  content: {
    type: 'MC',
    stem: textTree('哪一个？'),
    options: [
      { slot: 'p', content: textTree('甲') },
      { slot: 'q', content: textTree('乙') },
      { slot: 'r', content: textTree('丙') },
    ],
  },
  key: { type: 'MC', right: 'p' },
  score: 2,
  explanation: { blocks: [] },
  links: [],
  parts: [],
}
const health = { answered: 20, facility: 0.2, discrimination: 0.1, flags: 0 }

test('names the dominant wrong option by its letter and share', () => {
  const picks = [
    { slot: 'p', share: 0.2 },
    { slot: 'q', share: 0.15 },
    { slot: 'r', share: 0.65 },
  ]
  const seen = warningsOf({ body, health: { ...health, marks: ['tooHard', 'misleading'], picks } })
  expect(seen).toEqual([
    { mark: 'tooHard', letter: '', percent: 0 },
    { mark: 'misleading', letter: 'C', percent: 65 },
  ])
})

test('a healthy question has no warnings', () => {
  expect(warningsOf({ body, health: { ...health, marks: [], picks: [] } })).toEqual([])
})
