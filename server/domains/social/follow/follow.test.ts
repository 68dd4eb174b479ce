import { getCurrentUser } from '@lyceum/contract/identity'
import { getUserDetail, listFans, listFollowed } from '@lyceum/contract/profile'
import { follow, unfollow } from '@lyceum/contract/social'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx'
import { testApp } from '#testing/test-app'
import type { Person } from '#testing/person'
import { tier } from '#testing/tier'
import { makeAccount } from '../../identity/make.ts'
import { on } from '../tables.ts'
import { follow as following, unfollow as unfollowing } from './follow.ts'

const idOf = async (person: Person) => (await person.call(getCurrentUser, {})).usrEntId

test('B-386 a person can be followed and unfollowed, each only once however often it is requested', async () => {
  const { lin, mei, stranger: outsider } = await testApp()
  const [linId, meiId] = [await idOf(lin), await idOf(mei)]
  expect(await lin.call(follow, { userId: meiId })).toEqual({ isFollowed: true, fans: 1 })
  expect(await lin.call(follow, { userId: meiId })).toEqual({ isFollowed: true, fans: 1 })
  expect(await lin.call(getUserDetail, { id: meiId })).toMatchObject({
    isFollowed: true,
    isFan: false,
    fans: 1,
  })
  expect(await mei.call(getUserDetail, { id: linId })).toMatchObject({
    isFollowed: false,
    isFan: true,
    follows: 1,
  })
  expect((await mei.call(listFans, {})).records).toMatchObject([{ name: '林知夏', isFollowed: false }])
  expect((await lin.call(listFollowed, {})).records).toMatchObject([{ name: '梅若水', isFollowed: true }])
  expect(await lin.call(unfollow, { userId: meiId })).toEqual({ isFollowed: false, fans: 0 })
  expect(await lin.call(unfollow, { userId: meiId })).toEqual({ isFollowed: false, fans: 0 })
  expect((await lin.call(listFollowed, {})).records).toEqual([])
  expect(await lin.refused(follow, { userId: linId })).toBe('FOLLOW_ONESELF')
  expect(await outsider.refused(follow, { userId: linId })).toBe('NOT_FOUND')
})

test('many concurrent follows and unfollows do not deadlock, and every count equals its rows', async () => {
  const home = await testApp()
  const db = await home.db()
  const people = await Promise.all(
    Array.from({ length: 6 }, () => makeAccount(db, { userName: `f${randomUUID()}`, name: '同事' })),
  )
  const base = await home.ctx()
  const as = <T>(accountId: string, work: (ctx: Ctx) => Promise<T>) =>
    base.transaction((ctx) => work({ ...ctx, actor: { ...ctx.actor, id: accountId } }))
  let seed = 11
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  let left = tier(300, 4000)
  const worker = async () => {
    for (; left > 0; left -= 1) {
      const me = next(people.length)
      const userId = people[(me + 1 + next(people.length - 1)) % people.length] ?? ''
      const action = next(3) === 0 ? unfollowing : following
      await as(people[me] ?? '', (ctx) => action(ctx, { userId }))
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  const bonds = await on(db).selectFrom('social.follow').select(['accountId', 'followedId']).execute()
  const tallies = await on(db)
    .selectFrom('social.person_tally')
    .select(['accountId', 'fans', 'follows'])
    .execute()
  expect(bonds.length).toBeGreaterThan(5)
  for (const accountId of people)
    expect(tallies.find((row) => row.accountId === accountId)).toEqual({
      accountId,
      fans: bonds.filter((bond) => bond.followedId === accountId).length,
      follows: bonds.filter((bond) => bond.accountId === accountId).length,
    })
})
