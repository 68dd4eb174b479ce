import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/social'
import { describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { collectedIds } from './index.ts'
import { makeOffer } from '../learning/make.ts'

type Opened = Awaited<ReturnType<typeof opened>>

/** The test application with a course to comment on, visible to everyone on site alpha. */
async function opened() {
  const home = await testApp()
  const sql = await home.db()
  const put = async (sheet: Parameters<typeof makeOffer>[1] = {}) => (await makeOffer(sql, sheet)).courseId
  return { ...home, put, about: { targetType: 'course' as const, targetId: await put() } }
}

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

const eventsOf = ({ asOwner }: Opened, name: string) =>
  asOwner(async (client) => {
    const { rows } = await client.query<{ details: unknown }>(
      'select details from platform.fact where name = $1 order by id',
      [name],
    )
    return rows.map(({ details }) => details)
  })

describe('visibility', () => {
  test('a thing that is hidden, missing or of another site is not found by any call', async () => {
    const home = await opened()
    const hidden = await home.put({ audience: [{ kind: 'person', id: await idOf(home.mei) }] })
    const { courseId: foreign } = await makeOffer(await home.db('beta'))
    const { id: commentId } = await home.mei.call(contract.writeComment, {
      targetType: 'course',
      targetId: hidden,
      content: '看不见',
    })
    const people = [await idOf(home.mei)]
    for (const targetId of [hidden, foreign, '77']) {
      const about = { targetType: 'course' as const, targetId }
      const errors = [
        await home.lin.refused(contract.getCommentSummary, about),
        await home.lin.refused(contract.writeComment, { ...about, content: '好' }),
        await home.lin.refused(contract.listComments, about),
        await home.lin.refused(contract.like, about),
        await home.lin.refused(contract.collect, about),
        await home.lin.refused(contract.uncollect, about),
        await home.lin.refused(contract.share, { ...about, people }),
      ]
      expect(errors).toEqual(errors.map(() => 'NOT_FOUND'))
    }
    expect(await home.lin.refused(contract.listReplies, { commentId })).toBe('NOT_FOUND')
    expect(await home.lin.refused(contract.like, { targetType: 'comment', targetId: commentId })).toBe(
      'NOT_FOUND',
    )
    expect(await home.lin.refused(contract.removeComment, { targetType: 'course', id: commentId })).toBe(
      'NOT_FOUND',
    )
  })
})

describe('likes and favourites', () => {
  test('C-038 a like is given and removed; without a side it toggles', async () => {
    const home = await opened()
    expect(await home.lin.call(contract.like, { ...home.about, isLiked: true })).toEqual({
      isLiked: true,
      likes: 1,
    })
    expect(await home.lin.call(contract.like, { ...home.about, isLiked: true })).toEqual({
      isLiked: true,
      likes: 1,
    })
    expect(await home.mei.call(contract.like, home.about)).toEqual({ isLiked: true, likes: 2 })
    expect(await home.mei.call(contract.like, home.about)).toEqual({ isLiked: false, likes: 1 })
    expect(await home.mei.call(contract.like, { ...home.about, isLiked: false })).toEqual({
      isLiked: false,
      likes: 1,
    })
    expect(await eventsOf(home, 'social.liked')).toHaveLength(2)
  })

  test('B-385 C-036 C-037 a favourite is added and removed, and counted once', async () => {
    const home = await opened()
    expect(await home.lin.call(contract.collect, home.about)).toEqual({ isCollected: true, collects: 1 })
    expect(await home.lin.call(contract.collect, home.about)).toEqual({ isCollected: true, collects: 1 })
    expect(await home.mei.call(contract.collect, home.about)).toEqual({ isCollected: true, collects: 2 })
    expect(await home.lin.call(contract.uncollect, home.about)).toEqual({ isCollected: false, collects: 1 })
    expect(await home.lin.call(contract.uncollect, home.about)).toEqual({ isCollected: false, collects: 1 })
  })

  test('favourites come newest first, page by page', async () => {
    const home = await opened()
    const ids = await Promise.all(Array.from({ length: 5 }, () => home.put()))
    for (const targetId of ids) await home.lin.call(contract.collect, { targetType: 'course', targetId })
    const ctx = await home.ctx('alpha', { as: { id: await idOf(home.lin), role: 'NLRN' } })
    const first = await collectedIds(ctx, 'course', { limit: 3 })
    const second = await collectedIds(ctx, 'course', { limit: 3, beneath: first.next ?? '' })
    expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(ids.toReversed())
    expect(second.next).toBeNull()
  })

  test('C-039 the summary returns the counts, and what the caller has done', async () => {
    const home = await opened()
    await home.lin.call(contract.writeComment, { ...home.about, content: '我的看法' })
    await home.lin.call(contract.like, { ...home.about, isLiked: true })
    await home.mei.call(contract.collect, home.about)
    await home.asOwner((client) =>
      client.query('update course.course set rating_sum = 9, rating_count = 2 where id = $1', [
        home.about.targetId,
      ]),
    )
    expect(await home.lin.call(contract.getCommentSummary, home.about)).toMatchObject({
      count: 1,
      average: 4.5,
      likes: 1,
      isLiked: true,
      collects: 1,
      isCollected: false,
      own: { content: '我的看法' },
    })
    expect(await home.mei.call(contract.getCommentSummary, home.about)).toMatchObject({
      isLiked: false,
      isCollected: true,
      own: null,
    })
  })
})

describe('shares', () => {
  test('B-384 E-144 a share needs a receiver other than oneself', async () => {
    const home = await opened()
    const myself = await idOf(home.lin)
    for (const people of [[], [myself]])
      expect(await home.lin.refused(contract.share, { ...home.about, people })).toBe('SHARE_PERSON_REQUIRED')
    expect((await home.lin.call(contract.getCommentSummary, home.about)).shares).toBe(0)
  })

  test('C-035 a share reaches each person once a day, and publishes an event', async () => {
    const home = await opened()
    const [mei, chen] = [await idOf(home.mei), await idOf(home.chen)]
    expect(await home.lin.call(contract.share, { ...home.about, people: [mei, mei], note: '推荐' })).toEqual({
      sent: 1,
    })
    expect(await home.lin.refused(contract.share, { ...home.about, people: [mei] })).toBe(
      'REPEAT_OPERATION_MSG',
    )
    expect(await home.lin.call(contract.share, { ...home.about, people: [mei, chen] })).toEqual({ sent: 1 })
    expect(await eventsOf(home, 'social.shared')).toMatchObject([
      { receiverIds: [mei] },
      { receiverIds: [chen] },
    ])
    home.parts.clock.travel(25 * 3_600_000)
    expect(await home.lin.call(contract.share, { ...home.about, people: [mei] })).toEqual({ sent: 1 })
    expect((await home.lin.call(contract.getCommentSummary, home.about)).shares).toBe(3)
  })

  test('people of another site, and those who have left, are not found', async () => {
    const home = await opened()
    const [mei, outsider] = [await idOf(home.mei), await idOf(home.stranger)]
    expect(await home.lin.refused(contract.share, { ...home.about, people: [mei, outsider] })).toBe(
      'NOT_FOUND',
    )
    await home.asOwner((client) =>
      client.query('update identity.account set state = $1 where id = $2', ['left', mei]),
    )
    expect(await home.lin.refused(contract.share, { ...home.about, people: [mei] })).toBe('NOT_FOUND')
  })

  test('B-107 colleagues are found by name prefix, with their unit and nothing else', async () => {
    const home = await opened()
    const { name } = await home.mei.call(getCurrentUser, {})
    const { records } = await home.lin.call(contract.findColleagues, { words: name.slice(0, 1) })
    expect(records).toContainEqual({
      tcoUsrEntId: await idOf(home.mei),
      usrDisplayBil: name,
      unit: expect.any(String),
    })
    expect(Object.keys(records[0] ?? {}).toSorted()).toEqual(['tcoUsrEntId', 'unit', 'usrDisplayBil'])
    expect((await home.mei.call(contract.findColleagues, { words: name })).records).toEqual([])
    expect((await home.lin.call(contract.findColleagues, { words: '%' })).records).toEqual([])
  })
})
