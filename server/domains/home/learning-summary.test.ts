import { courseContent } from '@lyceum/contract/course'
import * as contract from '@lyceum/contract/home'
import { getCurrentUser } from '@lyceum/contract/identity'
import { enrol } from '@lyceum/contract/learning'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { makePublished, setFigures, shelve } from '../course/make.ts'
import { makeOffer } from '../learning/make.ts'
import { makeCompletion, makeStudyHour } from '../learning/study/make.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

test('the first screen: the caller’s week, credits and where to continue, in at most six round trips', async () => {
  const home = await testApp()
  const { lin, mei, admin, parts } = home
  const db = await home.db()
  await admin.call(saveSetting, { name: 'goal.weekHours', value: 4 })
  const { courseId } = await makePublished(db, {
    sheet: { title: '新任经理' },
    content: (id) =>
      courseContent.parse({
        chapters: [
          {
            title: '一',
            modules: [{ id, type: 'URLVOD', title: '授权', body: { address: 'https://a.example' } }],
          },
        ],
      }),
  })
  await lin.call(enrol, { itmId: courseId })
  const done = await makeOffer(db, { title: '已完成', credits: 2.5 })
  const { appId: enrolmentId } = await lin.call(enrol, { itmId: done.courseId })
  const accountId = await idOf(lin)
  const at = parts.clock.now()
  await makeCompletion(db, { ...done, enrolmentId, accountId, at })
  await makeStudyHour(db, { accountId, hour: at, seconds: 1200 })

  const { figures, studying, next } = await lin.call(contract.getHomeFirst, {})
  expect(figures).toEqual({ weekSeconds: 1200, weekGoal: 4, yearCredits: 2.5, yearGoal: 0 })
  expect(studying.map(({ title, progress }) => [title, progress])).toEqual([['新任经理', 0]])
  expect(next).toMatchObject({ title: '授权', chapter: 1, part: 1, secondsLeft: null })
  expect(await lin.queries(contract.getHomeFirst, {})).toBeLessThanOrEqual(6)
  expect(await mei.call(contract.getHomeFirst, {})).toMatchObject({
    figures: { weekSeconds: 0, yearCredits: 0 },
    studying: [],
    next: null,
  })
})

test('current courses are listed page by page, last studied first', async () => {
  const home = await testApp()
  const db = await home.db()
  for (const title of ['甲', '乙', '丙']) {
    const { courseId } = await makeOffer(db, { title })
    await home.lin.call(enrol, { itmId: courseId })
  }
  const page = await home.lin.call(contract.listStudying, { pageNo: 1, pageSize: 2 })
  expect([page.total, page.records.map(({ title }) => title)]).toEqual([3, ['丙', '乙']])
})

test('of courses not begun, the earliest due comes first', async () => {
  const home = await testApp()
  const db = await home.db()
  for (const [title, dueDays] of [
    ['甲', null],
    ['乙', 30],
    ['丙', 7],
  ] as const) {
    const { courseId } = await makeOffer(db, { title, dueDays })
    await home.lin.call(enrol, { itmId: courseId })
  }
  const { studying } = await home.lin.call(contract.getHomeFirst, {})
  expect(studying.map(({ title }) => title)).toEqual(['丙', '乙', '甲'])
  expect(studying.every(({ isRequired }) => !isRequired)).toBe(true)
})

test('the calendar contains due dates and sessions of the next week, and of any range', async () => {
  const home = await testApp()
  const db = await home.db()
  const now = home.parts.clock.now().getTime()
  const { courseId } = await makeOffer(db, { title: '集训' }, 'CLASSROOM')
  const soon = new Date(now + 3 * 86_400_000)
  const until = new Date(soon.getTime() + 7_200_000)
  await setFigures(db, courseId, { studyFrom: soon, studyUntil: until })
  await home.lin.call(enrol, { itmId: courseId })
  const { records } = await home.lin.call(contract.listHomeSchedule, {})
  expect(records.map(({ kind, title, from }) => [kind, title, from])).toEqual([
    ['session', '集训', soon.toISOString()],
    ['due', '集训', until.toISOString()],
  ])
  const later = new Date(now + 30 * 86_400_000).toISOString()
  const away = { startTime: later, endTime: new Date(now + 60 * 86_400_000).toISOString() }
  expect((await home.lin.call(contract.listHomeSchedule, away)).records).toEqual([])
})

test('recently viewed things are shown as long as they are visible', async () => {
  const home = await testApp()
  const db = await home.db()
  const first = await makeOffer(db, { title: '先看' })
  const second = await makeOffer(db, { title: '后看' })
  const look = (id: string) => home.lin.call(contract.recordBrowsed, { kind: 'course', id })
  for (const { courseId } of [first, second, first]) {
    await look(courseId)
    home.parts.clock.travel(1000)
  }
  const shown = async () => (await home.lin.call(contract.listBrowsed, {})).records.map(({ title }) => title)
  expect(await shown()).toEqual(['先看', '后看'])
  await shelve(db, first.courseId)
  expect(await shown()).toEqual(['后看'])
  expect((await home.mei.call(contract.listBrowsed, {})).records).toEqual([])
})
