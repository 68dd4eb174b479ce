import { expect, test } from 'vitest'
import { links, markupOf, readableText } from './make.tsx'
import { TaskBanner } from '../domains/points/task/task-dialog.tsx'
import { TaskRows } from '../domains/points/task/task-rows.tsx'

const nothing = () => undefined
const task = { taskType: 'complete_course', integral: 30, userTaskId: null, acquireDatetime: null } as const
const done = { ...task, taskType: 'work_browse', integral: 5, userTaskId: '7' } as const
const received = { ...done, taskType: 'complete_exam', acquireDatetime: '2026-03-18T01:12:00.000Z' } as const
const rows = (...tasks: Parameters<typeof TaskRows>[0]['tasks']) =>
  markupOf(<TaskRows tasks={tasks} onCollect={nothing} onGo={nothing} />)

test('B-163 B-165 an incomplete task shows its name, its points with a plus and a link to it', () => {
  expect(readableText(rows(task)).trim()).toBe('完成一门课程 还没有完成 +30 去完成')
  expect(links(rows(task))).toEqual(['/course/list'])
})

test('B-166 a complete, uncollected task has a button to collect its points', () => {
  expect(readableText(rows(done))).toContain('领取积分')
  expect(rows(done)).toMatch(/<button/)
})

test('B-167 a collected task is shown as complete, without a button', () => {
  expect(readableText(rows(received))).toContain('09:12 领取 +5 已领取')
  expect(rows(received)).not.toMatch(/<button|href/)
})

test('B-164 the banner shows the points of the day', () => {
  expect(readableText(markupOf(<TaskBanner tasks={[task, done, received]} id="t" />))).toContain('今天已领 5')
})
