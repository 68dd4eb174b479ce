import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/points'
import { expect, test } from 'vitest'
import { examSubmitted } from '#events/exam'
import { signedIn } from '#events/identity'
import { courseCompleted } from '#events/learning'
import { commented, liked, shared } from '#events/social'
import { dayOf } from '#platform/time/days'
import { testApp, type TestApp } from '#testing/test-app'
import { balanceOf } from './index.ts'
import { addUp } from './ledger/check-store.ts'
import { isWhole } from './ledger/rules.ts'
import { makeTask } from './make.ts'
import { on } from './tables.ts'
import { dayAfter } from './sign-in/rules.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

async function opened() {
  const home = await testApp()
  const [sql, ctx, lin] = [await home.db(), await home.ctx(), await idOf(home.lin)]
  const today = dayOf(new Date(), 'Asia/Shanghai')
  const signedOn = (...days: readonly (readonly [days: number, streak: number])[]) =>
    on(sql)
      .insertInto('points.sign_in')
      .values(
        days.map(([ago, streak]) => ({ accountId: lin, day: dayAfter(today, ago), streak, at: new Date() })),
      )
      .execute()
  return { ...home, sql, act: ctx, id: lin, today, signedOn }
}

const course = { courseId: '7', enrolmentId: '8', completionId: '9', versionId: '1', score: null }
const talk = { kind: 'course', targetId: '7', commentId: '5', parentId: null }

test('B-159 B-165 B-168 the tasks of a day follow real events', async () => {
  const { lin, mei, act, id, runJobs } = await opened()
  const before = await lin.call(contract.listDailyTasks, {})
  expect(contract.taskTypes).toHaveLength(11)
  expect(before.records.map(({ userTaskId }) => userTaskId)).toEqual(before.records.map(() => null))
  await act.publish(courseCompleted, { ...course, accountId: id })
  await act.publish(commented, { ...talk, accountId: id })
  await act.publish(shared, { kind: 'course', targetId: '7', accountId: id, receiverIds: ['1'] })
  await act.publish(examSubmitted, { attemptId: '1', examId: '2', ...course, kind: 'self', accountId: id })
  await runJobs()
  const { records } = await lin.call(contract.listDailyTasks, {})
  const done = records.filter(({ userTaskId }) => userTaskId !== null).map(({ taskType }) => taskType)
  expect(done.toSorted()).toEqual([
    'complete_course',
    'complete_exam',
    'curriculum_review',
    'knowledge_sharing',
  ])
  const { records: others } = await mei.call(contract.listDailyTasks, {})
  expect(others.every(({ userTaskId }) => userTaskId === null)).toBe(true)
})

test('B-404 B-166 B-167 B-169 B-171 E-086 INV-P08 a task is collected once, after it was done', async () => {
  const { lin, mei, sql, id } = await opened()
  const taskId = await makeTask(sql, id)
  expect(await mei.refused(contract.collectTask, { id: taskId })).toBe('NOT_FOUND')
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => lin.send(contract.collectTask, { id: taskId })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await balanceOf(sql, id)).toEqual({ balance: 5, lifetime: 5 })
  const { records } = await lin.call(contract.listDailyTasks, {})
  expect(records.find(({ userTaskId }) => userTaskId === taskId)?.acquireDatetime).not.toBeNull()
})

test('E-085 B-171 a task already collected, or of yesterday, is rejected', async () => {
  const { lin, sql, id, today } = await opened()
  const taskId = await makeTask(sql, id)
  await lin.call(contract.collectTask, { id: taskId })
  expect(await lin.refused(contract.collectTask, { id: taskId })).toBe('TASK_COLLECT_FAILED')
  const old = await makeTask(sql, id, { day: dayAfter(today, -1) })
  expect(await lin.refused(contract.collectTask, { id: old })).toBe('TASK_COLLECT_FAILED')
  expect(await balanceOf(sql, id)).toMatchObject({ balance: 5 })
})

test('B-160 the feature is on where some task gives points, and off otherwise', async () => {
  const { lin, stranger: outsider, sql } = await opened()
  const at = { changedAt: new Date() }
  const off = contract.taskTypes.map((type) => ({ name: `task.${type}`, points: 5, isOn: false, ...at }))
  await on(sql).insertInto('points.rule').values(off).execute()
  expect(await lin.call(contract.getTaskFeature, {})).toEqual({ flag: false })
  expect(await lin.call(contract.listDailyTasks, {})).toEqual({ records: [] })
  expect(await outsider.call(contract.getTaskFeature, {})).toEqual({ flag: true })
})

test('B-405 B-413 B-415 E-087 INV-P07 one sign-in a day, however many come at once', async () => {
  const { lin, sql, id } = await opened()
  const answers = await Promise.all(Array.from({ length: 50 }, () => lin.send(contract.signInToday, { id })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await lin.refused(contract.signInToday, { id })).toBe('ERROR_HAVE_SIGN_IN')
  expect(await balanceOf(sql, id)).toEqual({ balance: 2, lifetime: 2 })
  expect(isWhole(await addUp(sql, sql.siteId))).toBe(true)
})

test('B-414 INV-P07 a streak grows day by day, pays more on the seventh, and restarts after a gap', async () => {
  const { lin, sql, id, signedOn, today } = await opened()
  await signedOn([-1, 6], [-2, 5], [-4, 9])
  expect(await lin.call(contract.getSignIn, { id })).toMatchObject({ isSigned: false, streak: 6 })
  expect(await lin.call(contract.signInToday, { id })).toEqual({ day: today, streak: 7, points: 2, bonus: 5 })
  expect(await balanceOf(sql, id)).toEqual({ balance: 7, lifetime: 7 })
  const state = await lin.call(contract.getSignIn, { id })
  expect(state).toMatchObject({ isSigned: true, streak: 7 })
  expect(state.week.find(({ isToday }) => isToday)).toMatchObject({ isSigned: true, points: 7 })
  const { mei } = await testApp()
  const other = await idOf(mei)
  expect(await mei.call(contract.signInToday, { id: other })).toMatchObject({ streak: 1, bonus: 0 })
})

test('C-030 C-032 the calendar is my own, and shows the days of a month', async () => {
  const { lin, mei, id, today } = await opened()
  await lin.call(contract.signInToday, { id })
  expect(await lin.call(contract.listSignIns, { id })).toEqual({
    month: today.slice(0, 7),
    hasSignDays: [today],
  })
  expect(await lin.call(contract.listSignIns, { id, month: '2025-02' })).toMatchObject({ hasSignDays: [] })
  for (const call of [contract.listSignIns, contract.getSignIn, contract.signInToday])
    expect(await mei.refused(call, { id })).toBe('NOT_FOUND')
})

test('E-088 a sign-in that cannot be written is reported, and nothing is stored', async () => {
  const { lin, id, asOwner, sql } = await opened()
  await asOwner((client) => client.query('revoke insert on points.entry from lyceum_app'))
  expect(await lin.refused(contract.signInToday, { id })).toBe('SIGN_IN_FAILED')
  await asOwner((client) => client.query('grant insert on points.entry to lyceum_app'))
  expect(await lin.call(contract.signInToday, { id })).toMatchObject({ streak: 1 })
  expect(await balanceOf(sql, id)).toMatchObject({ balance: 2 })
})

test('B-406 B-407 B-409 A63 logins, comments and received likes give points once per thing', async () => {
  const { act, sql, id, mei, runJobs } = await opened()
  const author = await idOf(mei)
  await act.publish(signedIn, { accountId: id })
  await act.publish(signedIn, { accountId: id })
  await act.publish(commented, { ...talk, accountId: id })
  await act.publish(commented, { ...talk, commentId: '6', accountId: id })
  const like = { kind: 'comment', targetId: '5', accountId: id, authorId: author }
  await act.publish(liked, like)
  await act.publish(liked, like)
  await act.publish(liked, { ...like, authorId: id })
  await runJobs()
  expect(await balanceOf(sql, id)).toEqual({ balance: 2, lifetime: 2 })
  expect(await balanceOf(sql, author)).toEqual({ balance: 1, lifetime: 1 })
})
