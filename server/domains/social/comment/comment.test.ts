import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/social'
import { describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { makeOffer } from '../../learning/make.ts'
import { on } from '../tables.ts'

type Opened = Awaited<ReturnType<typeof opened>>

/** The test application with a course to comment on, visible to everyone on site alpha. */
async function opened() {
  const home = await testApp()
  const sql = await home.db()
  const put = async (sheet: Parameters<typeof makeOffer>[1] = {}) => (await makeOffer(sql, sheet)).courseId
  return { ...home, put, about: { targetType: 'course' as const, targetId: await put() } }
}

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

const postComment = (
  person: TestApp['lin'],
  { about }: Opened,
  input: string | { content: string; parentId: string },
) =>
  person.call(contract.writeComment, {
    ...about,
    ...(typeof input === 'string' ? { content: input } : input),
  })

const eventsOf = ({ asOwner }: Opened, name: string) =>
  asOwner(async (client) => {
    const { rows } = await client.query<{ details: unknown }>(
      'select details from platform.fact where name = $1 order by id',
      [name],
    )
    return rows.map(({ details }) => details)
  })

describe('comments', () => {
  test('C-040 C-042 whoever sees a thing can comment on it, and everyone reads it, newest first', async () => {
    const home = await opened()
    const first = await postComment(home.lin, home, '<p>很有收获</p>')
    await postComment(home.mei, home, '<p>节奏很好</p>')
    expect(first).toMatchObject({
      content: '<p>很有收获</p>',
      isOwn: true,
      mayRemove: true,
      likes: 0,
      replies: 0,
    })
    const { records, total, next } = await home.lin.call(contract.listComments, home.about)
    expect(records.map(({ content, isOwn }) => [content, isOwn])).toEqual([
      ['<p>节奏很好</p>', false],
      ['<p>很有收获</p>', true],
    ])
    expect({ total, next }).toEqual({ total: 2, next: null })
    expect(records[1]?.by).toMatchObject({ id: await idOf(home.lin), isHost: false })
    expect(await eventsOf(home, 'social.commented')).toHaveLength(2)
  })

  test('B-383 E-126 rejects empty comments, spaces and markup without text', async () => {
    const home = await opened()
    for (const content of ['', '   ', '<p> &nbsp; </p>', '<script>alert(1)</script>', '<b></b>'])
      expect(await home.lin.refused(contract.writeComment, { ...home.about, content })).toBe('COMMENT_EMPTY')
    expect((await home.lin.call(contract.listComments, home.about)).total).toBe(0)
  })

  test('a comment has 500 characters at most, markup not counted (Q-107)', async () => {
    const home = await opened()
    const long = '字'.repeat(501)
    expect(await home.lin.refused(contract.writeComment, { ...home.about, content: long })).toBe(
      'COMMENT_TOO_LONG',
    )
    await postComment(home.lin, home, `<p><span style="color: red">${'字'.repeat(500)}</span></p>`)
  })

  test('B-210 B-215 stored and returned HTML is sanitized, also if a row was not', async () => {
    const home = await opened()
    const { id } = await postComment(
      home.lin,
      home,
      '<p onclick="x()">好<script>alert(1)</script><a href="javascript:x">课</a></p>',
    )
    const stored = await on(await home.db())
      .selectFrom('social.comment')
      .select('html')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored.html).toBe('<p>好课</p>')
    await on(await home.db())
      .updateTable('social.comment')
      .set({ html: '<img src=x onerror=alert(1)>旧' })
      .where('id', '=', id)
      .execute()
    const { records } = await home.mei.call(contract.listComments, home.about)
    expect(records[0]?.content).toBe('旧')
  })

  test('C-043 replies go one level deep, the first two come with the comment, the rest page by page', async () => {
    const home = await opened()
    const { id } = await postComment(home.lin, home, '第一层')
    const { id: replyId } = await postComment(home.mei, home, { content: '回复一', parentId: id })
    await postComment(home.lin, home, { content: '回复二', parentId: replyId })
    await postComment(home.mei, home, { content: '回复三', parentId: id })
    const { records, total } = await home.lin.call(contract.listComments, home.about)
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({ replies: 3 })
    expect(records[0]?.firstReplies.map(({ content }) => content)).toEqual(['回复一', '回复二'])
    expect(total).toBe(4)
    const page = await home.lin.call(contract.listReplies, { commentId: id, pageSize: 2 })
    expect(page.records.map(({ content }) => content)).toEqual(['回复一', '回复二'])
    const rest = await home.lin.call(contract.listReplies, { commentId: id, after: page.next ?? '' })
    expect(rest.records.map(({ content }) => content)).toEqual(['回复三'])
    expect(rest.next).toBeNull()
  })

  test('a reply must belong to the same thing as its comment', async () => {
    const home = await opened()
    const { id } = await postComment(home.lin, home, '第一层')
    const other = { targetType: 'course' as const, targetId: await home.put() }
    expect(await home.mei.refused(contract.writeComment, { ...other, content: '错位', parentId: id })).toBe(
      'NOT_FOUND',
    )
    expect((await home.mei.call(contract.listComments, other)).total).toBe(0)
  })

  test('pages use cursors: by likes and by time, each comment once', async () => {
    const home = await opened()
    const ids: string[] = []
    for (let i = 0; i < 7; i += 1) ids.push((await postComment(home.lin, home, `第 ${i} 条`)).id)
    for (const id of [ids[1], ids[4], ids[5]])
      await home.mei.call(contract.like, { targetType: 'comment', targetId: id ?? '', isLiked: true })
    await home.lin.call(contract.like, { targetType: 'comment', targetId: ids[4] ?? '', isLiked: true })
    const walked = async (order: 'hot' | 'new') => {
      const seen: string[] = []
      let beneath: string | undefined
      do {
        const { records, next } = await home.lin.call(contract.listComments, {
          ...home.about,
          order,
          pageSize: 3,
          ...(beneath ? { beneath } : {}),
        })
        seen.push(...records.map(({ id }) => id))
        beneath = next ?? undefined
      } while (beneath)
      return seen
    }
    expect(await walked('new')).toEqual(ids.toReversed())
    expect(await walked('hot')).toEqual([4, 5, 1, 6, 3, 2, 0].map((i) => ids[i]))
  })

  test('E-089 the same text about the same thing within a minute is stored once, also when sent concurrently', async () => {
    const home = await opened()
    const twice = await Promise.all(
      [1, 2].map(() => home.lin.send(contract.writeComment, { ...home.about, content: '说过了' })),
    )
    expect(twice.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]))
    expect(await home.lin.refused(contract.writeComment, { ...home.about, content: '说过了' })).toBe(
      'REPEAT_OPERATION_MSG',
    )
    expect((await home.lin.call(contract.listComments, home.about)).total).toBe(1)
    await postComment(home.mei, home, '说过了')
    home.parts.clock.travel(61_000)
    await postComment(home.lin, home, '说过了')
    expect((await home.lin.call(contract.listComments, home.about)).total).toBe(3)
  })

  test('C-041 an author removes a comment: its text is gone, the replies stay, and the counters follow', async () => {
    const home = await opened()
    const { id } = await postComment(home.lin, home, '收回')
    const reply = await postComment(home.mei, home, { content: '留下', parentId: id })
    const gone = { targetType: 'course' as const, id }
    expect(await home.mei.refused(contract.removeComment, gone)).toBe('ERROR_HAVE_NO_PERMISSION')
    await home.lin.call(contract.removeComment, gone)
    expect(await home.lin.refused(contract.removeComment, gone)).toBe('NOT_FOUND')
    const { records, total } = await home.mei.call(contract.listComments, home.about)
    expect(records).toMatchObject([{ id, isRemoved: true, content: '', by: { name: '' }, mayRemove: false }])
    expect(records[0]?.firstReplies).toMatchObject([{ content: '留下' }])
    expect(total).toBe(1)
    expect(
      await home.mei.refused(contract.writeComment, { ...home.about, content: '再答', parentId: id }),
    ).toBe('NOT_FOUND')
    expect(await home.mei.refused(contract.like, { targetType: 'comment', targetId: id })).toBe('NOT_FOUND')
    await home.mei.call(contract.removeComment, { targetType: 'course', id: reply.id })
    expect(await home.mei.call(contract.listComments, home.about)).toMatchObject({ records: [], total: 0 })
  })

  test('a moderator removes comments within scope, and the audit log keeps the text', async () => {
    const home = await opened()
    const [inside, outside] = [
      await postComment(home.lin, home, '内'),
      await postComment(home.mei, home, '外'),
    ]
    const may = async (person: TestApp['lin']) =>
      (await person.call(contract.listComments, home.about)).records.map(({ mayRemove }) => mayRemove)
    // zhou has permissions in lin's unit, and not in mei's.
    expect(await may(home.zhou)).toEqual([false, true])
    expect(await may(home.admin)).toEqual([true, true])
    expect(await may(home.chen)).toEqual([false, false])
    const away = (id: string) => ({ targetType: 'course' as const, id })
    expect(await home.zhou.refused(contract.removeComment, away(outside.id))).toBe('ERROR_HAVE_NO_PERMISSION')
    await home.zhou.call(contract.removeComment, away(inside.id))
    const entries = await home.asOwner((client) =>
      client.query<{ object: string; before: { content: string } }>(
        "select object, before from platform.audit_entry where action = 'social.comment.remove'",
      ),
    )
    expect(entries.rows).toMatchObject([{ object: `social.comment:${inside.id}`, before: { content: '内' } }])
  })

  test('comments of the thing’s owners are marked', async () => {
    const home = await opened()
    const chen = await idOf(home.chen)
    await home.asOwner((client) =>
      client.query(
        'insert into course.lecturer (site_id, course_id, account_id) select site_id, id, $2 from course.course where id = $1',
        [home.about.targetId, chen],
      ),
    )
    const comment = await home.chen.call(contract.writeComment, { ...home.about, content: '欢迎提问' })
    expect(comment.by.isHost).toBe(true)
  })
})
