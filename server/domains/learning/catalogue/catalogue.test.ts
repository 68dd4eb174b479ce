import { getCurrentUser } from '@lyceum/contract/identity'
import type { Args } from '@lyceum/contract/kit'
import * as contract from '@lyceum/contract/learning'
import { getSitePoster } from '@lyceum/contract/site'
import { describe, expect, test } from 'vitest'
import type { Db } from '#platform/db'
import { testApp, type TestApp } from '#testing/test-app'
import { makeCategory, setFigures, shelve } from '../../course/make.ts'
import { clearJobs, makeCentre, makeJob, makePosition, makeUnit } from '../../org/make.ts'
import { makeOffer } from '../make.ts'
import { on } from '../tables.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId
type Filter = Args<typeof contract.pageCourseCentre>

/** The titles that a filter finds, in their order. */
const found = async (person: TestApp['lin'], filter: Filter = {}) =>
  (await person.call(contract.pageCourseCentre, filter)).records.map(({ title }) => title)

/** Courses published one after the other, the last one newest. */
async function publishCourses(db: Db, titles: readonly string[]) {
  const ids: Record<string, string> = {}
  for (const [i, title] of titles.entries()) {
    const { courseId } = await makeOffer(db, { title })
    await setFigures(db, courseId, { publishedAt: new Date(Date.UTC(2026, 9, 1 + i)) })
    ids[title] = courseId
  }
  return ids
}

test('P-28 a card shows the publisher of the course: its unit, or the organisation', async () => {
  const { lin, db } = await testApp()
  const sql = await db()
  const unitId = await makeUnit(sql, { code: 'Q', name: '质量部' })
  await makeOffer(sql, { title: '质量', unitId })
  await makeOffer(sql, { title: '人人' })
  const { records } = await lin.call(contract.pageCourseCentre, {})
  const issuers = Object.fromEntries(records.map(({ title, publisher }) => [title, publisher]))
  const { userSitePosterInfo } = await lin.call(getSitePoster, {})
  expect(issuers).toMatchObject({ 质量: '质量部', 人人: userSitePosterInfo.siteName['zh-CN'] })
})

describe('visibility', () => {
  test('a course for others, one closed to externals, a draft and a retired one are not listed', async () => {
    const home = await testApp()
    const db = await home.db()
    const top = await makeUnit(db, { code: 'T' })
    const unit = await makeUnit(db, { code: 'U', parentId: top })
    const positionId = await makePosition(db, { code: 'P' })
    const linId = await idOf(home.lin)
    await clearJobs(db, [linId])
    await makeJob(db, { accountId: linId, unitId: unit, positionId })
    await makeOffer(db, { title: '给上级部门', audience: [{ kind: 'unit', id: top }] })
    await makeOffer(db, { title: '给岗位', audience: [{ kind: 'position', id: positionId }] })
    await makeOffer(db, { title: '给她一人', audience: [{ kind: 'person', id: linId }] })
    await makeOffer(db, { title: '给所有人' })
    const retired = await makeOffer(db, { title: '已下架' })
    await shelve(db, retired.courseId)
    expect((await found(home.lin)).toSorted()).toEqual(
      ['给上级部门', '给她一人', '给岗位', '给所有人'].toSorted(),
    )
    expect(await found(home.mei)).toEqual(['给所有人'])
    expect(await found(home.stranger)).toEqual([])
  })
})

describe('searching', () => {
  test('B-231 each filter returns only matching courses', async () => {
    const { lin, db: open } = await testApp()
    const db = await open()
    const top = await makeCategory(db, { name: '数据' })
    const second = await makeCategory(db, { name: '分析', parentId: top })
    const unitId = await makeUnit(db, { code: 'C' })
    const below = await makeUnit(db, { code: 'B', parentId: unitId })
    const centreId = await makeCentre(db, { code: 'Z', unitIds: [unitId] })
    const plain = { isMobile: false }
    await makeOffer(db, { ...plain, title: '必修课', isCompulsory: true })
    await makeOffer(db, { ...plain, title: '手机课', isMobile: true })
    await makeOffer(db, { ...plain, title: '学时课', hours: 2 })
    await makeOffer(db, { ...plain, title: '面授课' }, 'CLASSROOM')
    await makeOffer(db, { ...plain, title: '中心的课', unitId: below })
    const exam = await makeOffer(db, { ...plain, title: '带考试' })
    await setFigures(db, exam.courseId, { hasExam: true })
    const categorised = await makeOffer(db, { ...plain, title: '100%的数据课' })
    await setFigures(db, categorised.courseId, { categoryPath: [top, second] })
    const old = await makeOffer(db, { ...plain, title: '老课' })
    await setFigures(db, old.courseId, { publishedAt: new Date('2020-01-01'), learners: 7 })
    const { appId } = await lin.call(contract.enrol, { itmId: old.courseId })
    expect(appId).toBeTruthy()

    const cases: readonly (readonly [Filter, string])[] = [
      [{ isCompulsory: true }, '必修课'],
      [{ isMobileInd: true }, '手机课'],
      [{ isPeriods: true }, '学时课'],
      [{ isExamInd: true }, '带考试'],
      [{ itmTypeList: ['OFF_LINE_COURSE'] }, '面授课'],
      [{ tndId: top }, '100%的数据课'],
      [{ tndId: second }, '100%的数据课'],
      [{ searchText: '0%的' }, '100%的数据课'],
      [{ tcrId: centreId }, '中心的课'],
      [{ endTime: '2021-01-01T00:00:00Z' }, '老课'],
      [{ appStatus: 'IN_PROGRESS' }, '老课'],
      [{ tip: 'HOT' }, '老课'],
    ]
    for (const [filter, title] of cases) expect([filter, await found(lin, filter)]).toEqual([filter, [title]])
    expect(await found(lin, { startTime: '2021-01-01T00:00:00Z' })).toHaveLength(7)
    expect(await found(lin, { tip: 'NEW' })).toHaveLength(7)
    expect(await found(lin, { appStatus: 'NOT_ENROLLED' })).not.toContain('老课')
    expect(await found(lin, { searchText: '_' })).toEqual([])
  })

  test('each order sorts descending or ascending', async () => {
    const { lin, db: open } = await testApp()
    const db = await open()
    const ids = await publishCourses(db, ['甲', '乙', '丙'])
    await setFigures(db, ids['甲'] ?? '', { learners: 3, reward: 5, ratingSum: 9, ratingCount: 2 })
    await setFigures(db, ids['乙'] ?? '', { learners: 9, reward: 1, ratingSum: 5, ratingCount: 1 })
    await setFigures(db, ids['丙'] ?? '', { learners: 1, reward: 3, isCompulsory: true })
    expect(await found(lin)).toEqual(['丙', '乙', '甲'])
    expect(await found(lin, { sort: 'publishedAt', order: 'asc' })).toEqual(['甲', '乙', '丙'])
    expect(await found(lin, { sort: 'learners' })).toEqual(['乙', '甲', '丙'])
    expect(await found(lin, { sort: 'rating' })).toEqual(['乙', '甲', '丙'])
    expect(await found(lin, { sort: 'reward', order: 'asc' })).toEqual(['乙', '丙', '甲'])
  })

  test('B-233 sixteen per page, and the next page continues', async () => {
    const { lin, db: open } = await testApp()
    const titles = Array.from({ length: 18 }, (_, i) => `课程 ${String(i).padStart(2, '0')}`)
    await publishCourses(await open(), titles)
    const first = await lin.call(contract.listCourseCentre, {})
    expect({ ...first, records: first.records.length }).toEqual({
      pageNo: 1,
      pageSize: 16,
      hasMore: true,
      records: 16,
    })
    const second = await lin.call(contract.pageCourseCentre, { pageNo: 2 })
    expect(second).toMatchObject({ total: 18, isMore: false })
    const all = [...first.records, ...second.records].map(({ title }) => title)
    expect(all).toEqual(titles.toReversed())
  })
})

test('a card shows my status: progress, free places, my place in the queue', async () => {
  const { lin, mei, db: open } = await testApp()
  const db = await open()
  const { courseId: itmId } = await makeOffer(db, { quota: 1, queueLimit: 5, hours: 1.5 })
  const { appId } = await mei.call(contract.enrol, { itmId })
  await lin.call(contract.enrol, { itmId })
  await on(db).updateTable('learning.enrolment').set({ progress: 38 }).where('id', '=', appId).execute()
  const card = async (person: TestApp['lin']) =>
    (await person.call(contract.listCourseCentre, {})).records.find((course) => course.itmId === itmId)
  expect(await card(mei)).toMatchObject({ appStatus: 'IN_PROGRESS', progress: 38, placesLeft: 0, hours: 1.5 })
  expect(await card(lin)).toMatchObject({ appStatus: 'WAITING', queuePlace: 1, learners: 1 })
})

test('B-251 recommendations are not begun yet, are meant for me, and have a reason', async () => {
  const home = await testApp()
  const db = await home.db()
  const unitId = await makeUnit(db, { code: 'R' })
  const positionId = await makePosition(db, { code: 'RP' })
  const [linId, meiId] = [await idOf(home.lin), await idOf(home.mei)]
  await clearJobs(db, [linId, meiId])
  for (const accountId of [linId, meiId]) await makeJob(db, { accountId, unitId, positionId })
  const begun = await makeOffer(db, { title: '已经在学', isCompulsory: true })
  await home.lin.call(contract.enrol, { itmId: begun.courseId })
  await makeOffer(db, { title: '必修', isCompulsory: true })
  await makeOffer(db, { title: '岗位', audience: [{ kind: 'position', id: positionId }] })
  const liked = await makeOffer(db, { title: '同事学过' })
  const { appId } = await home.mei.call(contract.enrol, { itmId: liked.courseId })
  await on(db)
    .insertInto('learning.completion')
    .values({ ...liked, enrolmentId: appId, accountId: meiId, kind: 'criteria' })
    .execute()
  const { records, total } = await home.lin.call(contract.listRecommendedCourses, {})
  expect(total).toBe(3)
  expect(records.map(({ title, reason, colleagues }) => [title, reason, colleagues])).toEqual([
    ['必修', 'compulsory', 0],
    ['岗位', 'position', 0],
    ['同事学过', 'colleagues', 1],
  ])
})

test('related courses are those completed by the same people, then others of the category', async () => {
  const { lin, mei, db: open } = await testApp()
  const db = await open()
  const category = await makeCategory(db)
  const offers = {
    course: await makeOffer(db, { title: '这门课' }),
    two: await makeOffer(db, { title: '也学过' }),
    three: await makeOffer(db, { title: '同类' }),
  }
  for (const { courseId } of [offers.course, offers.three])
    await setFigures(db, courseId, { categoryPath: [category] })
  await makeOffer(db, { title: '无关' })
  const accountId = await idOf(mei)
  for (const offer of [offers.course, offers.two]) {
    const { appId: enrolmentId } = await mei.call(contract.enrol, { itmId: offer.courseId })
    const completion = { ...offer, enrolmentId, accountId, kind: 'criteria' as const }
    await on(db).insertInto('learning.completion').values(completion).execute()
  }
  const { records } = await lin.call(contract.listRelatedCourses, { itmId: offers.course.courseId })
  expect(records.map(({ title }) => title)).toEqual(['也学过', '同类'])
})
