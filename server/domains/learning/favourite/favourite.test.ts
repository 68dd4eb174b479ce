import { listFavouriteCourses } from '@lyceum/contract/learning'
import { collect, uncollect } from '@lyceum/contract/social'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { shelve } from '../../course/make.ts'
import { makeOffer } from '../make.ts'

test('C-276 B-385 lists favourite courses newest first, without unpublished ones', async () => {
  const { lin, mei, db } = await testApp()
  const sql = await db()
  const ids: string[] = []
  for (const title of ['一', '二', '三', '四']) ids.push((await makeOffer(sql, { title })).courseId)
  for (const targetId of ids) await lin.call(collect, { targetType: 'course', targetId })
  await lin.call(uncollect, { targetType: 'course', targetId: ids[1] ?? '' })
  await shelve(sql, ids[0] ?? '')

  const first = await lin.call(listFavouriteCourses, { pageSize: 1 })
  expect(first.records.map(({ title }) => title)).toEqual(['四'])
  const rest = await lin.call(listFavouriteCourses, { beneath: first.next ?? '' })
  expect(rest).toMatchObject({ records: [{ title: '三' }], next: null })
  expect(await mei.call(listFavouriteCourses, {})).toEqual({ records: [], next: null })
})
