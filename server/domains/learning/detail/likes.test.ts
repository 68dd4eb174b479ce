import * as contract from '@lyceum/contract/learning'
import { collect, like, share, writeComment } from '@lyceum/contract/social'
import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { setFigures } from '../../course/make.ts'
import { makeOffer } from '../make.ts'

test('C-108 counts likes, favourites, shares and comments of a course for people who may see it', async () => {
  const { lin, mei, stranger: outsider, db } = await testApp()
  const sql = await db()
  const { courseId: itmId } = await makeOffer(sql)
  const none = { likes: 0, collects: 0, shares: 0, comments: 0 }
  expect(await lin.call(contract.countCourseLikes, { itmId })).toEqual(none)
  const about = { targetType: 'course', targetId: itmId } as const
  for (const person of [lin, mei]) await person.call(like, { ...about, isLiked: true })
  await lin.call(collect, about)
  const { usrEntId } = await mei.call(getCurrentUser, {})
  await lin.call(share, { ...about, people: [usrEntId] })
  await mei.call(writeComment, { ...about, content: '<p>很实用。</p>' })
  expect(await lin.call(contract.countCourseLikes, { itmId })).toEqual({
    likes: 2,
    collects: 1,
    shares: 1,
    comments: 1,
  })
  expect(await outsider.refused(contract.countCourseLikes, { itmId })).toBe('NOT_FOUND')
  await setFigures(sql, itmId, { audience: ['unit:1'] })
  expect(await lin.refused(contract.countCourseLikes, { itmId })).toBe('NOT_FOUND')
})
