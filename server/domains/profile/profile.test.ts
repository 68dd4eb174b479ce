import { getCourseCatalog } from '@lyceum/contract/course'
import { getCurrentUser } from '@lyceum/contract/identity'
import {
  findPeople,
  getAccessRights,
  getData,
  getLearningSituation,
  getMyDetail,
  getMySecret,
  getUserCard,
  getUserDetail,
  listFans,
  listFollowed,
  saveMySecret,
  saveMyUser,
} from '@lyceum/contract/profile'
import { follow } from '@lyceum/contract/social'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import type { Person } from '#testing/person'
import { makeCategory } from '../course/make.ts'
import { makeFile } from '../file/make.ts'

const idOf = async (person: Person) => (await person.call(getCurrentUser, {})).usrEntId

test('B-423 the own profile has all eleven fields and stores changes', async () => {
  const { lin, db } = await testApp()
  const interest = await makeCategory(await db(), { name: '数据与智能' })
  const before = await lin.call(getMyDetail, {})
  expect(before).toMatchObject({ username: '林知夏', stageName: '', profile: '', interests: [], complete: 0 })
  await lin.call(saveMyUser, {
    stageName: '知夏',
    birthday: '1995-05-14',
    profile: '相信好问题比好答案更值钱。',
    interests: [interest, interest],
  })
  const after = await lin.call(getMyDetail, {})
  expect(after).toMatchObject({
    stageName: '知夏',
    birthday: '1995-05-14',
    profile: '相信好问题比好答案更值钱。',
    interests: [{ id: interest, name: '数据与智能' }],
    complete: 80,
  })
  for (const field of ['workNumber', 'department', 'station', 'jobGrade', 'sequence', 'subsequence'])
    expect(after).toHaveProperty(field)
  await lin.call(saveMyUser, { stageName: '' })
  expect(await lin.call(getMyDetail, {})).toMatchObject({ stageName: '', birthday: '1995-05-14' })
})

test('an unknown interest, or one of another site, is rejected and changes nothing', async () => {
  const { lin, db } = await testApp()
  const foreign = await makeCategory(await db('beta'), { name: '外面的' })
  expect(await lin.refused(saveMyUser, { profile: '改', interests: [foreign] })).toBe('NOT_FOUND')
  expect((await lin.call(getMyDetail, {})).profile).toBe('')
  expect((await lin.call(getCourseCatalog, {})).nodes).toEqual([])
})

test('B-109 a picture becomes the avatar if it is the person’s own and was uploaded for it', async () => {
  const { lin, mei, db } = await testApp()
  const alpha = await db()
  const photo = await makeFile(alpha, { ownerId: await idOf(lin), purpose: 'avatar', type: 'image/png' })
  const other = await makeFile(alpha, { ownerId: await idOf(lin), purpose: 'knowledge' })
  expect(await lin.refused(saveMyUser, { photoId: other })).toBe('NOT_FOUND')
  expect(await mei.refused(saveMyUser, { photoId: photo })).toBe('NOT_FOUND')
  await lin.call(saveMyUser, { photoId: photo })
  expect((await lin.call(getCurrentUser, {})).usrPhoto).toContain('/f/')
  expect((await mei.call(getUserCard, { id: await idOf(lin) })).userPoto).toContain('/f/')
  await lin.call(saveMyUser, { photoId: null })
  expect((await lin.call(getCurrentUser, {})).usrPhoto).toBe('')
})

const canary = 'canary-7f3a'
const birthday = '1991-02-03'

test('B-424 E-105 a private part is visible to nobody else, one for followed people only to them', async () => {
  const { lin, mei, chen, admin } = await testApp()
  const id = await idOf(lin)
  await lin.call(saveMyUser, { profile: canary, birthday })
  await lin.call(follow, { userId: await idOf(mei) })
  // Following the owner does not help: the owner decides.
  await chen.call(follow, { userId: id })

  const looks = async (person: Person) => {
    const replies = await Promise.all([
      person.send(getUserDetail, { id }),
      person.send(getUserCard, { id }),
      person.send(getData, { id }),
      person.send(getLearningSituation, { userId: id }),
      person.send(listFans, { userId: id }),
      person.send(listFollowed, { userId: id }),
      person.send(findPeople, { words: '林' }),
    ])
    return {
      text: replies.map(({ body }) => body).join('\n'),
      codes: replies.slice(2, 6).map((reply) => reply.json<{ errCode?: string }>().errCode ?? 'ok'),
    }
  }
  const hidden = Array(4).fill('PROFILE_PRIVATE')
  const open = Array(4).fill('ok')
  const all = (audience: 'everyone' | 'followed' | 'self') =>
    lin.call(saveMySecret, {
      data: audience,
      share: audience,
      follow: audience,
      about: audience,
      birthday: audience,
    })

  await all('self')
  for (const person of [mei, chen, admin]) {
    const { text, codes } = await looks(person)
    expect(codes).toEqual(hidden)
    expect(text).not.toContain(canary)
    expect(text).not.toContain(birthday)
    expect(await person.call(getUserDetail, { id })).toMatchObject({ fans: null, follows: null })
  }
  await all('followed')
  for (const person of [chen, admin]) {
    const { text, codes } = await looks(person)
    expect(codes).toEqual(hidden)
    expect(text).not.toContain(canary)
    expect(text).not.toContain(birthday)
  }
  expect((await looks(mei)).codes).toEqual(open)
  expect((await looks(mei)).text).toContain(canary)
  await all('everyone')
  expect((await looks(chen)).codes).toEqual(open)
  expect((await looks(chen)).text).toContain(birthday)
  // Nothing is hidden from oneself, whatever was chosen.
  await all('self')
  expect((await looks(lin)).codes).toEqual(open)
  expect((await looks(lin)).text).toContain(canary)
})

test('each part has its own setting', async () => {
  const { lin, mei } = await testApp()
  const id = await idOf(lin)
  await lin.call(saveMyUser, { profile: canary, birthday })
  expect(await lin.call(saveMySecret, { birthday: 'everyone', about: 'self' })).toEqual({
    ...(await lin.call(getMySecret, {})),
    birthday: 'everyone',
    about: 'self',
  })
  expect(await mei.call(getUserDetail, { id })).toMatchObject({
    birthday,
    profile: null,
    interests: null,
    fans: 0,
  })
})

test('B-425 an endpoint tells whether and why somebody may be seen', async () => {
  const { lin, mei, stranger: outsider } = await testApp()
  const id = await idOf(lin)
  expect(await lin.call(getAccessRights, { id })).toMatchObject({ allowed: true, reason: 'own' })
  expect(await mei.call(getAccessRights, { id })).toEqual({
    allowed: false,
    reason: 'hidden',
    parts: { data: false, share: true, follow: true, about: true, birthday: false },
  })
  await lin.call(saveMySecret, { birthday: 'followed' })
  await lin.call(follow, { userId: await idOf(mei) })
  expect(await mei.call(getAccessRights, { id })).toMatchObject({ allowed: true, reason: 'followed' })
  expect(await outsider.refused(getAccessRights, { id })).toBe('NOT_FOUND')
})

test('the directory lists everybody by name, page by page, filtered by unit and name prefix', async () => {
  const { lin, stranger: outsider } = await testApp()
  const seen: string[] = []
  let beneath: string | undefined
  do {
    const page = await lin.call(findPeople, { pageSize: 2, ...(beneath ? { beneath } : {}) })
    seen.push(...page.records.map(({ name }) => name))
    beneath = page.next ?? undefined
  } while (beneath)
  expect(seen).toHaveLength(6)
  expect(new Set(seen)).toEqual(new Set(['林知夏', '梅若水', '陈行舟', '唐一诺', '何远舟', '周砚秋']))
  expect(seen).toEqual(seen.toSorted((a, b) => a.localeCompare(b, 'zh')))
  const found = async (searchText: string) =>
    (await lin.call(findPeople, { words: searchText })).records.map(({ name }) => name)
  expect(await found('梅')).toEqual(['梅若水'])
  expect(await found('若水')).toEqual(['梅若水'])
  expect((await outsider.call(findPeople, {})).records.map(({ name }) => name)).not.toContain('林知夏')
})
