import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db'
import { testApp, type TestApp } from '#testing/test-app'
import { makeOffer } from '../make.ts'
import { on } from '../tables.ts'

type Offer = Awaited<ReturnType<typeof makeOffer>>

async function complete(db: Db, person: TestApp['lin'], { courseId, versionId }: Offer) {
  const { appId: enrolmentId } = await person.call(contract.enrol, { itmId: courseId })
  const { usrEntId: accountId } = await person.call(getCurrentUser, {})
  await on(db)
    .insertInto('learning.completion')
    .values({ enrolmentId, courseId, versionId, accountId, kind: 'criteria' })
    .execute()
}

test('B-244 E-091 E-092 a course is rated once, and only after completing it', async () => {
  const { lin, mei, db: open } = await testApp()
  const db = await open()
  const offer = await makeOffer(db)
  const itmId = offer.courseId
  expect(await lin.refused(contract.rateCourse, { itmId, score: 5 })).toBe('COMPLETE_COURSE_EVALUATE')
  await complete(db, lin, offer)
  await complete(db, mei, offer)
  expect(await lin.call(contract.rateCourse, { itmId, score: 5 })).toEqual({ rating: 5, ratingCount: 1 })
  expect(await lin.refused(contract.rateCourse, { itmId, score: 1 })).toBe('NOT_REPEAT_EVALUATE')
  expect(await mei.call(contract.rateCourse, { itmId, score: 4 })).toEqual({ rating: 4.5, ratingCount: 2 })
  const ratings = await lin.call(contract.listCourseRatings, { itmId })
  expect(ratings).toMatchObject({ rating: 4.5, total: 2, counts: [0, 0, 0, 1, 1], mine: 5 })
  expect(ratings.records.map(({ score }) => score)).toEqual([4, 5])
})

test('twenty concurrent requests make one rating', async () => {
  const { lin, db: open } = await testApp()
  const db = await open()
  const offer = await makeOffer(db)
  await complete(db, lin, offer)
  const presses = Array.from({ length: 20 }, () =>
    lin.call(contract.rateCourse, { itmId: offer.courseId, score: 3 }).then(
      () => 'done',
      () => 'refused',
    ),
  )
  expect((await Promise.all(presses)).filter((outcome) => outcome === 'done')).toHaveLength(1)
  const { total, rating } = await lin.call(contract.listCourseRatings, { itmId: offer.courseId })
  expect({ total, rating }).toEqual({ total: 1, rating: 3 })
})
