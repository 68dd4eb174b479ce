import { moduleContent } from '@lyceum/contract/course'
import { expect, test } from 'vitest'
import { questionsOf } from '../progress/module-body.ts'
import { isRight, mayShowKey, scored } from './test-rules.ts'

const questions = questionsOf(
  moduleContent.parse({
    id: '1',
    type: 'TST',
    title: '小测',
    body: {
      questions: [
        {
          key: 'q001',
          type: 'single',
          stem: '一',
          score: 3,
          choices: [
            { key: 'A', text: '是', isRight: true },
            { key: 'B', text: '否' },
          ],
        },
        {
          key: 'q002',
          type: 'multiple',
          stem: '二',
          score: 1,
          choices: [
            { key: 'A', text: '甲', isRight: true },
            { key: 'B', text: '乙', isRight: true },
            { key: 'C', text: '丙' },
          ],
        },
      ],
    },
  }),
)
const given = (key: string, choices: string[]) => ({ key, choices, text: '' })

test('half right is wrong, and the order of choices does not matter', () => {
  const [, two] = questions
  if (!two) throw new Error('no question')
  expect(isRight(two, given('q002', ['B', 'A']))).toBe(true)
  expect(isRight(two, given('q002', ['A']))).toBe(false)
  expect(isRight(two, given('q002', ['A', 'B', 'C']))).toBe(false)
})

test('scales the score of a test to its module', () => {
  expect(scored(questions, [given('q001', ['A'])], 100)).toBe(75)
  expect(scored(questions, [given('q001', ['A']), given('q002', ['A', 'B'])], 20)).toBe(20)
  expect(scored(questions, [], 100)).toBe(0)
})

test('the key is shown when no attempt can use it any more', () => {
  const open = { maxSubmits: 3, submits: 1, isDone: false, hasEnded: false }
  expect(mayShowKey(open)).toBe(false)
  expect(mayShowKey({ ...open, maxSubmits: null })).toBe(false)
  expect(mayShowKey({ ...open, submits: 3 })).toBe(true)
  expect(mayShowKey({ ...open, isDone: true })).toBe(true)
  expect(mayShowKey({ ...open, hasEnded: true })).toBe(true)
})
