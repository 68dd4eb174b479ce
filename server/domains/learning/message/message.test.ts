import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { listMessages } from '@lyceum/contract/message'
import { writeComment } from '@lyceum/contract/social'
import { expect, test } from 'vitest'
import { dayOf } from '#platform/days'
import { house, type House } from '#testing/house'
import { makeOffer } from '../make.ts'

const idOf = async (person: House['lin']) => (await person.call(getCurrentUser, {})).usrEntId

/** What stands in somebody's inbox, once everything was told. */
async function inbox({ runJobs }: House, person: House['lin']) {
  await runJobs()
  const { records } = await person.call(listMessages, {})
  return records.map(({ title, body, isExam }) => ({ title, body, isExam }))
}

test('who waited and was let in hears of it, and who simply enrolled hears nothing', async () => {
  const home = await house()
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

test('what a rule asks for is told with its last day, and an exam stands among the exams', async () => {
  const home = await house()
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

test('a lecturer hears once a day of what is said about the course, and who is answered hears of each answer', async () => {
  const home = await house()
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
