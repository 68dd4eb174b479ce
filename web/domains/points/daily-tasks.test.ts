import { expect, test } from 'vitest'
import { taskTypes } from '@lyceum/contract/points'
import { type DailyTask, pointsOf, stateOf, withReceived } from './daily-tasks.ts'

const open: DailyTask = { taskType: 'work_browse', integral: 5, userTaskId: null, acquireDatetime: null }
const done = { ...open, userTaskId: '7' }
const received = { ...done, acquireDatetime: '2026-03-18T01:12:00.000Z' }

test('B-159 there are eleven kinds of daily task', () => {
  expect(taskTypes.join(' ')).toBe(
    'complete_course browse_an_open_class work_browse work_publish_topic work_publish_knowledge ' +
      'curriculum_review complete_exam online_question online_answer browse_knowledge knowledge_sharing',
  )
})

test('B-168 a task is unfinished, completed or received', () => {
  expect([open, done, received].map(stateOf)).toEqual(['unfinished', 'completed', 'received'])
})

test('only collected points count as earned', () => {
  expect(pointsOf([open, done, received])).toEqual({ received: 5, all: 15 })
})

test('B-169 collecting sets the time of that task only, without refetching', () => {
  const tasks = withReceived([open, done, { ...done, userTaskId: '8' }], '7', '2026-03-18T02:00:00.000Z')
  expect(tasks.map(({ acquireDatetime }) => acquireDatetime)).toEqual([
    null,
    '2026-03-18T02:00:00.000Z',
    null,
  ])
})
