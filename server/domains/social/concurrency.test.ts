import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { testApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { makeAccount } from '../identity/make.ts'
import { writeComment } from './comment/write-comment.ts'
import { removeComment } from './comment/remove-comment.ts'
import { makeTargetDomain } from './make.ts'
import { collect, uncollect } from './likes/collect.ts'
import { like } from './likes/like.ts'
import { on } from './tables.ts'
import { targetsOf } from './targets.ts'

async function opened() {
  const targetDomain = makeTargetDomain()
  const home = await testApp()
  const sql = await home.db()
  const targets = targetsOf(() => [targetDomain.domain])
  const about = { targetType: 'course' as const, targetId: targetDomain.put({ siteId: sql.siteId }) }
  const base = await home.ctx()
  const as = <T>(accountId: string, work: (ctx: Ctx) => Promise<T>) =>
    base.transaction((ctx) => work({ ...ctx, actor: { ...ctx.actor, id: accountId } }))
  return { sql, targets, about, as }
}

const makePeople = (db: Db, count: number) =>
  Promise.all(
    Array.from({ length: count }, () => makeAccount(db, { userName: `s${randomUUID()}`, name: '同事' })),
  )

const tallyIn = (db: Db, targetId: string) =>
  on(db)
    .selectFrom('social.tally')
    .select(['comments', 'likes', 'collects'])
    .where('targetId', '=', targetId)
    .executeTakeFirst()

const rowsIn = async (db: Db, table: 'social.liking' | 'social.favourite', targetId: string) =>
  (await on(db).selectFrom(table).select('accountId').where('targetId', '=', targetId).execute()).length

test('a hundred concurrent likes of one person are one like', async () => {
  const { sql, targets, about, as } = await opened()
  const [person = ''] = await makePeople(sql, 1)
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => as(person, (ctx) => like(ctx, targets, { ...about, isLiked: true }))),
  )
  expect(new Set(answers.map(({ isLiked }) => isLiked))).toEqual(new Set([true]))
  expect(await rowsIn(sql, 'social.liking', about.targetId)).toBe(1)
  expect(await tallyIn(sql, about.targetId)).toMatchObject({ likes: 1 })
})

test('while many people like, collect, undo and comment concurrently, every counter equals its rows', async () => {
  const { sql, targets, about, as } = await opened()
  const people = await makePeople(sql, 12)
  const posted: { readonly id: string; readonly by: string }[] = []
  let seed = 7
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const postComment = async (by: string) => {
    const parentId = next(2) === 0 ? null : (posted.at(-1)?.id ?? null)
    const comment = { ...about, content: randomUUID(), parentId }
    posted.push({ id: (await as(by, (ctx) => writeComment(ctx, targets, comment))).id, by })
  }
  const takeBack = () => {
    const { id, by } = posted[next(posted.length)] ?? { id: '1', by: '1' }
    return as(by, (ctx) => removeComment(ctx, targets, { targetType: 'course', id }))
  }
  const actions: ((by: string) => Promise<unknown>)[] = [
    (by) => as(by, (ctx) => like(ctx, targets, about)),
    (by) => as(by, (ctx) => like(ctx, targets, { ...about, isLiked: false })),
    (by) => as(by, (ctx) => collect(ctx, targets, about)),
    (by) => as(by, (ctx) => uncollect(ctx, targets, about)),
    postComment,
    postComment,
    takeBack,
  ]
  const errors: string[] = []
  let left = tier(300, 5000)
  const worker = async () => {
    for (; left > 0; left -= 1)
      await actions[next(actions.length)]?.(people[next(people.length)] ?? '').catch((error: unknown) =>
        errors.push(String(error)),
      )
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  expect(new Set(errors)).toEqual(new Set(['Error: NOT_FOUND']))

  const comments = await on(sql)
    .selectFrom('social.comment')
    .select(['id', 'parentId', 'replies', 'removedAt'])
    .where('targetId', '=', about.targetId)
    .execute()
  const living = comments.filter(({ removedAt }) => removedAt === null)
  expect(await tallyIn(sql, about.targetId)).toEqual({
    comments: living.length,
    likes: await rowsIn(sql, 'social.liking', about.targetId),
    collects: await rowsIn(sql, 'social.favourite', about.targetId),
  })
  expect(living.length).toBeGreaterThan(3)
  for (const { id, replies } of comments)
    expect(living.filter(({ parentId }) => parentId === id)).toHaveLength(replies)
})
