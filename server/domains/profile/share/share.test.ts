import { getCurrentUser } from '@lyceum/contract/identity'
import {
  getAccessRights,
  getData,
  getLearningSituation,
  getUserDetail,
  listFans,
  listFollowed,
  listPersonAnswers,
  listPersonDocuments,
  listShares,
  saveMySecret,
} from '@lyceum/contract/profile'
import { follow, share } from '@lyceum/contract/social'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import type { Person } from '#testing/person'
import { makeOffer } from '../../learning/make.ts'

const idOf = async (person: Person) => (await person.call(getCurrentUser, {})).usrEntId

test('a share appears on both sides, newest first', async () => {
  const { lin, mei, chen, db, parts } = await testApp()
  const alpha = await db()
  const ids = { lin: await idOf(lin), mei: await idOf(mei), chen: await idOf(chen) }
  const { courseId: first } = await makeOffer(alpha)
  const { courseId: second } = await makeOffer(alpha)
  const about = (targetId: string) => ({ targetType: 'course' as const, targetId })
  await lin.call(share, { ...about(first), people: [ids.mei, ids.chen], note: '值得一看' })
  parts.clock.travel(60_000)
  await lin.call(share, { ...about(second), people: [ids.mei] })

  const { records: sent, next } = await lin.call(listShares, { side: 'sent', pageSize: 2 })
  expect(sent[0]).toMatchObject({ itmId: second, note: '', colleague: { usrEntId: ids.mei } })
  const { records: rest, next: end } = await lin.call(listShares, { side: 'sent', beneath: next ?? '' })
  expect(end).toBeNull()
  // Two receivers at the same moment are on two pages, each once.
  const reached = [...sent, ...rest].filter(({ itmId }) => itmId === first)
  expect(new Set(reached.map(({ colleague }) => colleague?.usrEntId))).toEqual(new Set([ids.mei, ids.chen]))
  expect(reached).toHaveLength(2)
  expect(reached.every(({ note }) => note === '值得一看')).toBe(true)

  const { records: received } = await mei.call(listShares, { side: 'received' })
  expect(received.map(({ itmId, colleague }) => [itmId, colleague?.usrEntId])).toEqual([
    [second, ids.lin],
    [first, ids.lin],
  ])
  expect((await mei.call(listShares, { side: 'sent' })).records).toEqual([])
  expect((await chen.call(listShares, { side: 'received' })).records).toHaveLength(1)
})

test('a course that is no longer visible is left out, and a colleague who has left has no name', async () => {
  const { lin, mei, chen, db, asOwner } = await testApp()
  const alpha = await db()
  const [meiId, chenId] = [await idOf(mei), await idOf(chen)]
  const { courseId: open } = await makeOffer(alpha)
  const { courseId: narrow } = await makeOffer(alpha, { audience: [{ kind: 'person', id: meiId }] })
  for (const targetId of [open, narrow])
    await mei.call(share, { targetType: 'course', targetId, people: [chenId] })
  expect((await chen.call(listShares, { side: 'received' })).records).toMatchObject([{ itmId: open }])
  expect((await mei.call(listShares, { side: 'sent' })).records).toHaveLength(2)
  expect((await lin.call(listShares, { side: 'received' })).records).toEqual([])
  await asOwner((client) =>
    client.query('update identity.account set state = $1 where id = $2', ['left', chenId]),
  )
  expect((await mei.call(listShares, { side: 'sent' })).records).toMatchObject([
    { colleague: null },
    { colleague: null },
  ])
})

const parts = ['data', 'share', 'follow', 'about', 'birthday'] as const

test('B-426 a visitor sees data, study, shares, documents, answers, followers and follows only as far as each part is visible', async () => {
  const { lin, mei } = await testApp()
  const id = await idOf(lin)
  const looks = async (person: Person) => {
    const replies = await Promise.all([
      person.send(getData, { id }),
      person.send(getLearningSituation, { userId: id }),
      person.send(listPersonDocuments, { id }),
      person.send(listPersonAnswers, { id }),
      person.send(listFans, { userId: id }),
      person.send(listFollowed, { userId: id }),
    ])
    return replies.map((reply) => reply.json<{ errCode?: string }>().errCode ?? 'ok')
  }
  const privateError = 'PROFILE_PRIVATE'
  const closed = Object.fromEntries(parts.map((part) => [part, 'self']))
  await lin.call(saveMySecret, closed)
  expect(await looks(mei)).toEqual([
    privateError,
    privateError,
    privateError,
    privateError,
    privateError,
    privateError,
  ])
  expect(await looks(lin)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok'])

  await lin.call(saveMySecret, { ...closed, data: 'everyone' })
  expect(await looks(mei)).toEqual(['ok', 'ok', privateError, privateError, privateError, privateError])
  await lin.call(saveMySecret, { ...closed, follow: 'everyone' })
  expect(await looks(mei)).toEqual([privateError, privateError, privateError, privateError, 'ok', 'ok'])
  await lin.call(saveMySecret, { ...closed, share: 'followed' })
  expect(await looks(mei)).toEqual([
    privateError,
    privateError,
    privateError,
    privateError,
    privateError,
    privateError,
  ])
  await lin.call(follow, { userId: await idOf(mei) })
  expect(await looks(mei)).toEqual([privateError, privateError, 'ok', 'ok', privateError, privateError])
  expect((await mei.call(getAccessRights, { id })).parts).toMatchObject({ share: true, data: false })
  expect(await mei.call(getUserDetail, { id })).toMatchObject({ fans: null, profile: null, birthday: null })
  expect(await mei.call(listPersonDocuments, { id })).toEqual({
    records: [],
    total: 0,
    pageNo: 1,
    pageSize: 10,
  })
})

test('people of another site are not found, whatever part is requested', async () => {
  const { lin, stranger: outsider } = await testApp()
  const id = await idOf(lin)
  expect(await outsider.refused(listPersonDocuments, { id })).toBe('NOT_FOUND')
  expect(await outsider.refused(listPersonAnswers, { id })).toBe('NOT_FOUND')
})
