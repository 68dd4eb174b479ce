import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeUnit } from '../../org/make.ts'
import { makeOffer } from '../make.ts'

test('a notice reaches everyone in the course, and opening it marks it as read', async () => {
  const { lin, mei, admin, db } = await testApp()
  const { courseId: itmId } = await makeOffer(await db(), { title: '消防演练' })
  const { id } = await admin.call(contract.addCourseNotice, { itmId, title: '改期', body: '改到周五。' })
  await lin.call(contract.enrol, { itmId })
  const { records } = await lin.call(contract.listMyCourseNotices, {})
  expect(records).toMatchObject([{ id, title: '改期', course: '消防演练', isRead: false }])
  expect(await lin.call(contract.isCourseNoticeRead, { id })).toEqual({ isRead: false })
  expect(await lin.call(contract.readCourseNotice, { id })).toMatchObject({
    body: '改到周五。',
    isRead: true,
  })
  expect(await lin.call(contract.isCourseNoticeRead, { id })).toEqual({ isRead: true })
  expect((await lin.call(contract.listCourseNotices, { itmId })).records).toMatchObject([{ isRead: true }])
  expect((await mei.call(contract.listMyCourseNotices, {})).records).toEqual([])
  expect((await mei.call(contract.listCourseNotices, { itmId })).records).toMatchObject([{ isRead: false }])
})

test('an administrator of one unit cannot send notices for courses of another', async () => {
  const { zhou, db } = await testApp()
  const sql = await db()
  const { courseId: itmId } = await makeOffer(sql, { unitId: await makeUnit(sql, { code: 'ELSE' }) })
  const refused = await zhou.refused(contract.addCourseNotice, { itmId, title: '改期', body: '改到周五。' })
  expect(refused).toBe('NOT_FOUND')
})
