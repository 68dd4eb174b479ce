import { courseContent } from '@lyceum/contract/course'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { makePublished } from '../../course/make.ts'
import { makeOffer } from '../make.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

test('parts and related data of a course', async () => {
  const { lin, db } = await testApp()
  const sql = await db()
  const first = await makeOffer(sql, { title: '入门' })
  await makeOffer(sql, { title: '进阶', prerequisites: [first.courseId] })
  const after = await lin.call(contract.listChildCourses, { itmId: first.courseId })
  expect(after.records.map(({ title }) => title)).toEqual(['进阶'])
})

test('B-331 shows internal and external lecturers', async () => {
  const { lin, chen, mei, db } = await testApp()
  const sql = await db()
  const [chenId, meiId] = [await idOf(chen), await idOf(mei)]
  const { courseId: itmId } = await makePublished(sql, {
    sheet: { lecturers: [chenId] },
    content: (id) =>
      courseContent.parse({
        chapters: [{ title: '一', modules: [{ id, type: 'URLVOD', title: '讲', lecturerId: meiId }] }],
      }),
  })
  const { records } = await lin.call(contract.listLecturers, { itmId })
  expect(records.map(({ usrEntId, source }) => [usrEntId, source])).toEqual([[chenId, 'IN']])
  const online = await lin.call(contract.listOnlineLecturers, { itmId })
  expect(online.records.map(({ usrEntId }) => usrEntId)).toEqual([chenId, meiId])
})

test('the calendar shows sessions and due dates of my courses, and nothing else', async () => {
  const { lin, db } = await testApp()
  const sql = await db()
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString()
  const classroom = await makeOffer(
    sql,
    { title: '面授', studyFrom: day(3), studyUntil: day(4) },
    'CLASSROOM',
  )
  const online = await makeOffer(sql, { title: '在线', dueDays: 10 })
  await makeOffer(sql, { title: '没报名', dueDays: 10 })
  for (const { courseId: itmId } of [classroom, online]) await lin.call(contract.enrol, { itmId })
  const { records } = await lin.call(contract.listLearningSchedule, { startTime: day(0), endTime: day(30) })
  expect(records.map(({ title, kind }) => [title, kind])).toEqual([
    ['面授', 'session'],
    ['面授', 'due'],
    ['在线', 'due'],
  ])
  const past = await lin.call(contract.listLearningSchedule, { startTime: day(20), endTime: day(30) })
  expect(past.records).toEqual([])
})
