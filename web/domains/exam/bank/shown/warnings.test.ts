import type { QuestionBody } from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { warningsOf } from './warnings.ts'

const words = (text: string) => ({ blocks: [{ kind: 'paragraph' as const, runs: [{ text }] }] })
const body: QuestionBody = {
  content: {
    type: 'MC',
    stem: words('哪一个？'),
    options: [
      { slot: 'p', content: words('甲') },
      { slot: 'q', content: words('乙') },
      { slot: 'r', content: words('丙') },
    ],
  },
  key: { type: 'MC', right: 'p' },
  score: 2,
  explanation: { blocks: [] },
  links: [],
  parts: [],
}
const health = { answered: 20, facility: 0.2, discrimination: 0.1, flags: 0 }

test('the wrong option that wins is named by its letter and its share', () => {
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

test('a question that does well has nothing said against it', () => {
  expect(warningsOf({ body, health: { ...health, marks: [], picks: [] } })).toEqual([])
})
