import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { house } from '#testing/house'
import { tier } from '#testing/tier'
import { makeAccount } from '../identity/make.ts'
import { writeComment } from './comment/write-comment.ts'
import { removeComment } from './comment/remove-comment.ts'
import { makeShelf } from './make.ts'
import { collect, uncollect } from './react/collect.ts'
import { like } from './react/like.ts'
import { on } from './tables.ts'
import { targetsOf } from './targets.ts'

async function opened() {
  const shelf = makeShelf()
  const home = await house()
  const sql = await home.db()
  const targets = targetsOf(() => [shelf.room])
  const about = { targetType: 'course' as const, targetId: shelf.put({ siteId: sql.siteId }) }
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

test('a hundred likes of one person at once are one like', async () => {
  const { sql, targets, about, as } = await opened()
  const [person = ''] = await makePeople(sql, 1)
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => as(person, (ctx) => like(ctx, targets, { ...about, isLiked: true }))),
  )
  expect(new Set(answers.map(({ isLiked }) => isLiked))).toEqual(new Set([true]))
  expect(await rowsIn(sql, 'social.liking', about.targetId)).toBe(1)
  expect(await tallyIn(sql, about.targetId)).toMatchObject({ likes: 1 })
})

test('while many like, collect, turn back and talk at once, every counter equals its rows', async () => {
  const { sql, targets, about, as } = await opened()
  const people = await makePeople(sql, 12)
  const said: { readonly id: string; readonly by: string }[] = []
  let seed = 7
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const speak = async (by: string) => {
    const parentId = next(2) === 0 ? null : (said.at(-1)?.id ?? null)
    const comment = { ...about, content: randomUUID(), parentId }
    said.push({ id: (await as(by, (ctx) => writeComment(ctx, targets, comment))).id, by })
  }
  const takeBack = () => {
    const { id, by } = said[next(said.length)] ?? { id: '1', by: '1' }
    return as(by, (ctx) => removeComment(ctx, targets, { targetType: 'course', id }))
  }
  const deeds: ((by: string) => Promise<unknown>)[] = [
    (by) => as(by, (ctx) => like(ctx, targets, about)),
    (by) => as(by, (ctx) => like(ctx, targets, { ...about, isLiked: false })),
    (by) => as(by, (ctx) => collect(ctx, targets, about)),
    (by) => as(by, (ctx) => uncollect(ctx, targets, about)),
    speak,
    speak,
    takeBack,
  ]
  const refusals: string[] = []
  let left = tier(300, 5000)
  const lane = async () => {
    for (; left > 0; left -= 1)
      await deeds[next(deeds.length)]?.(people[next(people.length)] ?? '').catch((error: unknown) =>
        refusals.push(String(error)),
      )
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  expect(new Set(refusals)).toEqual(new Set(['Error: NOT_FOUND']))

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
