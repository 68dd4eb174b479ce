import { randomUUID } from 'node:crypto'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { describe, expect, test } from 'vitest'
import { versionContent } from '#domains/course'
import { testApp, type TestApp } from '#testing/test-app'
import { makeStudy } from '../make.ts'
import { on } from '../tables.ts'
import { fileOf } from '../progress/module-body.ts'
import { moduleIn } from '../progress/my-study.ts'
import { studyFiles } from './readable-files.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

type Modules = NonNullable<Parameters<typeof makeStudy>[1]>['modules']

/** lin is enrolled in a course with these modules. */
async function studying(
  modules: NonNullable<Modules>,
  content?: NonNullable<Parameters<typeof makeStudy>[1]>['content'],
) {
  const home = await testApp()
  const sql = await home.db()
  const study = await makeStudy(sql, {
    accountId: await idOf(home.lin),
    modules,
    ...(content ? { content } : {}),
  })
  const [first = '', second = '', third = ''] = study.ids
  const open = (modId: string, player = randomUUID()) => ({ id: study.courseId, modId, player })
  return { ...home, sql, ...study, first, second, third, open }
}

/** A module that requires another to have reached this milestone. */
const after = (reached: string) => (ids: readonly string[]) => ({
  type: 'REF',
  requires: { op: 'all', of: [{ need: 'module', moduleId: ids[0], reached }] },
})

describe('the list of modules', () => {
  test('B-254 B-255 B-256 shows chapters, states and sizes, and the reason of each lock', async () => {
    const { lin, courseId, open, first, second } = await studying([{ title: '视频' }, after('viewed')])
    await lin.call(contract.startStudy, open(first))
    const tree = await lin.call(contract.getModuleTree, { itmId: courseId })
    expect(tree).toMatchObject({ appStatus: 'IN_PROGRESS', progress: 0, nextModId: first })
    expect(tree.chapters[0]?.modules).toMatchObject([
      { modId: first, status: 'BROWSED', size: { unit: 'second', count: 60 }, isLocked: false },
      { modId: second, status: 'NOT_ATTEMPTED', isLocked: true, lock: '请先学完《视频》' },
    ])
    expect(await lin.call(contract.getModule, { modId: first })).toMatchObject({
      score: 0,
      weight: 0,
      validScore: 0,
      requiredScore: null,
      maxOpens: null,
      maxSubmits: null,
      opens: 1,
      missing: [[0, 60]],
    })
  })

  test('people who are not enrolled see the list without any record', async () => {
    const { mei, courseId } = await studying([{ title: '视频' }])
    expect(await mei.call(contract.getModuleTree, { itmId: courseId })).toMatchObject({
      appStatus: 'NOT_ENROLLED',
      nextModId: null,
      chapters: [{ modules: [{ status: 'NOT_ATTEMPTED' }] }],
    })
  })
})

describe('opening a module', () => {
  test('E-051 B-250 requires an enrolment; trial modules are open', async () => {
    const { mei, open, first, second } = await studying([
      { type: 'ASS' },
      { type: 'URLVOD', body: { address: 'https://a.test/' }, isTrial: true },
    ])
    expect(await mei.refused(contract.startStudy, open(first))).toBe('NOT_ENROLLED')
    expect(await mei.refused(contract.beforeLearn, { modId: first })).toBe('NOT_ENROLLED')
    expect(await mei.call(contract.startStudy, open(second))).toMatchObject({
      isReview: true,
      content: { kind: 'link', address: 'https://a.test/' },
    })
  })

  test.each([
    { ids: 'E-058 B-261', reached: 'attempted', code: 'module_prev_not_app', sentence: '打开过《模块 1》' },
    { ids: 'E-060 B-258', reached: 'passed', code: 'module_prev_passed', sentence: '通过《模块 1》' },
    { ids: 'E-061 B-259', reached: 'viewed', code: 'module_prev_progress', sentence: '看完《模块 1》' },
    { ids: 'E-061 B-257', reached: 'submitted', code: 'module_prev_progress', sentence: '提交《模块 1》' },
    { ids: 'E-061 B-260', reached: 'completed', code: 'module_prev_progress', sentence: '完成《模块 1》' },
  ])('$ids an earlier module must be $reached', async ({ reached, code, sentence }) => {
    const { lin, open, first, second, sql, enrolmentId } = await studying([
      { type: 'TST', requiredScore: 60 },
      after(reached),
    ])
    expect(await lin.refused(contract.startStudy, open(second))).toBe(code)
    const check = await lin.call(contract.beforeLearn, { modId: second })
    expect(check).toMatchObject({ mayOpen: false, code })
    expect(check.why?.of).toMatchObject([{ isMet: false, modId: first, sentence }])
    // The same check once the condition is met.
    await on(sql)
      .insertInto('learning.progress')
      .values({ enrolmentId, moduleId: first, opens: 1, submits: 1, isViewed: true, score: '80' })
      .execute()
    expect(await lin.call(contract.beforeLearn, { modId: second })).toMatchObject({
      mayOpen: true,
      code: null,
    })
    expect(await lin.call(contract.startStudy, open(second))).toMatchObject({ isReview: false })
  })

  test('E-059 reports an earlier module that failed without another attempt left', async () => {
    const { lin, open, first, second, sql, enrolmentId } = await studying([
      { type: 'TST', requiredScore: 60, maxSubmits: 1, title: '小测' },
      after('passed'),
    ])
    await on(sql)
      .insertInto('learning.progress')
      .values({ enrolmentId, moduleId: first, opens: 1, submits: 1, score: '10' })
      .execute()
    expect(await lin.refused(contract.startStudy, open(second))).toBe('module_prev_max_attempt')
    expect(await lin.call(contract.beforeLearn, { modId: second })).toMatchObject({
      sentence: '《小测》的次数已用完，请联系培训管理员',
    })
  })

  test('E-063 B-262 a module opens as often as allowed; the same player opens once', async () => {
    const { lin, open, first } = await studying([{ type: 'REF', maxOpens: 2 }, {}])
    const once = open(first)
    await lin.call(contract.startStudy, once)
    await lin.call(contract.startStudy, once)
    await lin.call(contract.startStudy, open(first))
    expect(await lin.refused(contract.startStudy, open(first))).toBe('MODULE_MAX_OPEN')
    expect(await lin.call(contract.beforeLearn, { modId: first })).toMatchObject({ code: 'MODULE_MAX_OPEN' })
    expect(await lin.call(contract.getModule, { modId: first })).toMatchObject({ opens: 2 })
  })

  test('the condition is translated into all three languages', async () => {
    const { lin, second } = await studying([{}, after('viewed')])
    const check = async (locale: string) =>
      (await lin.call(contract.beforeLearn, { modId: second }, { headers: { 'accept-language': locale } }))
        .sentence
    expect([await check('zh-TW'), await check('en-US')]).toEqual([
      '請先學完《模块 1》',
      'Please finish “模块 1” first.',
    ])
  })

  test('a module of another course is not found here', async () => {
    const { lin, open, sql } = await studying([{}])
    const other = await makeStudy(sql, { accountId: await idOf(lin) })
    expect(await lin.refused(contract.startStudy, open(other.ids[0] ?? ''))).toBe('NOT_FOUND')
  })
})

describe('review', () => {
  test('B-242 INV-L08 a review changes no row, and runs in a read-only transaction', async () => {
    const { lin, open, first, second, asOwner, sql, enrolmentId } = await studying([{}, after('completed')])
    await lin.call(contract.startStudy, open(first))
    const rows = async () =>
      (
        await asOwner((client) =>
          client.query<object>('select * from learning.progress, learning.player, learning.enrolment'),
        )
      ).rows
    const before = await rows()
    const check = { ...open(first), isReview: true }
    expect(await lin.call(contract.startStudy, check)).toMatchObject({ isReview: true })
    expect(
      await lin.call(contract.recordHeartbeat, {
        player: check.player,
        seq: 1,
        position: 30,
        isWatching: true,
      }),
    ).toMatchObject({
      isActive: false,
    })
    expect(await rows()).toEqual(before)
    // A locked module stays locked in a review.
    expect(await lin.refused(contract.startStudy, { ...open(second), isReview: true })).toBe(
      'module_prev_progress',
    )
    await on(sql)
      .updateTable('learning.enrolment')
      .set({ status: 'COMPLETED' })
      .where('id', '=', enrolmentId)
      .execute()
    expect(await lin.call(contract.startStudy, open(second))).toMatchObject({ isReview: true })
    expect(await lin.call(contract.beforeLearn, { modId: second })).toMatchObject({
      mayOpen: true,
      isReview: true,
    })
  })
})

describe('files of a course', () => {
  test('INV-L12 learners may play them, withdrawn people and outsiders may not', async () => {
    const { lin, mei, open, first, ctx, sql, enrolmentId, versionId } = await studying([{}])
    await lin.call(contract.startStudy, open(first))
    const fileId = fileOf(moduleIn(await versionContent(sql, versionId), first)) ?? ''
    const may = async (person: typeof lin) =>
      (await studyFiles(await ctx('alpha', { as: { id: await idOf(person), role: 'LRNR' } }), [fileId])).has(
        fileId,
      )
    expect([await may(lin), await may(mei)]).toEqual([true, false])
    await on(sql)
      .updateTable('learning.enrolment')
      .set({ status: 'CANCELLED' })
      .where('id', '=', enrolmentId)
      .execute()
    expect(await may(lin)).toBe(false)
  })

  test('reports a file still being processed, and nothing of it can be proved', async () => {
    const { lin, open, first, second } = await studying([{ minutes: 0 }, { body: { fileId: null } }])
    expect(await lin.call(contract.startStudy, open(second))).toMatchObject({
      content: { kind: 'pending', reason: 'missing' },
    })
    expect(await lin.call(contract.startStudy, open(first))).toMatchObject({
      content: { kind: 'pending', reason: 'preparing' },
      percent: 0,
    })
  })

  test('a video comes with its playlist and the length measured by the server', async () => {
    const { lin, open, first } = await studying([{ minutes: 2 }])
    const { content } = await lin.call(contract.startStudy, open(first))
    expect(content).toMatchObject({ kind: 'recording', media: 'video', seconds: 120 })
    expect(JSON.stringify(content)).toContain('master.m3u8')
  })
})
