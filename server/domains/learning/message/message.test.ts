import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { listMessages } from '@lyceum/contract/message'
import { writeComment } from '@lyceum/contract/social'
import { expect, test } from 'vitest'
import { dayOf } from '#platform/time/days'
import { testApp, type TestApp } from '#testing/test-app'
import { makeOffer } from '../make.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

/** Somebody's inbox, after all events were handled. */
async function inbox({ runJobs }: TestApp, person: TestApp['lin']) {
  await runJobs()
  const { records } = await person.call(listMessages, {})
  return records.map(({ title, body, isExam }) => ({ title, body, isExam }))
}

test('people admitted after waiting get a message, and people who enrol directly get none', async () => {
  const home = await testApp()
  const { lin, mei } = home
  const { courseId: itmId } = await makeOffer(await home.db(), {
    title: '信用证实务',
    quota: 1,
    queueLimit: 1,
  })
  await mei.call(contract.enrol, { itmId })
  await lin.call(contract.enrol, { itmId })
  home.parts.clock.travel(60_000)
  await mei.call(contract.cancelEnrolment, { itmId })
  expect(await inbox(home, lin)).toEqual([
    { title: '报名已通过', body: '“信用证实务”的报名已经通过，可以开始了。', isExam: false },
  ])
  expect(await inbox(home, mei)).toEqual([])
})

test('a required course is announced with its due date, and an exam is listed among the exams', async () => {
  const home = await testApp()
  const { lin, admin } = home
  const { courseId } = await makeOffer(await home.db(), { title: '入职考试' }, 'EXAM_COURSE')
  const { id } = await admin.call(contract.createDutyRule, {
    title: '新员工必修',
    audience: [{ kind: 'person', id: await idOf(lin) }],
    courseIds: [courseId],
    due: { kind: 'assigned', days: 7 },
  })
  await admin.call(contract.startDutyRule, { id, revision: 0 })
  const last = dayOf(new Date(home.parts.clock.now().getTime() + 7 * 86_400_000), 'Asia/Shanghai')
  expect(await inbox(home, lin)).toEqual([
    { title: '有必修要完成', body: `“入职考试”是你的必修，请在 ${last} 结束前完成。`, isExam: true },
  ])
})

test('a lecturer gets one message a day about comments on the course, and a reply is announced each time', async () => {
  const home = await testApp()
  const { lin, mei, chen } = home
  const lecturer = await idOf(chen)
  const { courseId: targetId } = await makeOffer(await home.db(), {
    title: '把风险说出来',
    lecturers: [lecturer],
  })
  const target = { targetType: 'course', targetId } as const
  const { id: parentId } = await lin.call(writeComment, { ...target, content: '先说哪一条？' })
  await mei.call(writeComment, { ...target, content: '同问。' })
  await chen.call(writeComment, { ...target, content: '最可能出事的那一条。', parentId })
  await lin.call(writeComment, { ...target, content: '明白了。', parentId })
  const { name: linName } = await lin.call(getCurrentUser, {})
  const { name: chenName } = await chen.call(getCurrentUser, {})
  expect(await inbox(home, chen)).toMatchObject([
    { title: '你的课有新评论', body: `${linName}评论了你讲的“把风险说出来”。` },
  ])
  expect(await inbox(home, lin)).toMatchObject([
    { title: '有人回复了你', body: `${chenName}回复了你在“把风险说出来”里的评论。` },
  ])
  expect(await inbox(home, mei)).toEqual([])
})
