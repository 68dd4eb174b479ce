import { randomUUID } from 'node:crypto'
import { courseSheet, saveCourseSheet } from '@lyceum/contract/course'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { versionContent } from '#domains/course'
import { testApp, type TestApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { makeOffer, makeStudy } from '../make.ts'
import { insertNotice } from '../notice/store.ts'
import { on } from '../tables.ts'
import { fileOf } from '../progress/module-body.ts'
import { modulesIn } from '../progress/my-study.ts'
import { studyFiles } from './readable-files.ts'

const patience = tier(120_000, 1_800_000)
const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

test(
  'INV-L12 whatever the sequence of joining and leaving, access to files, modules and notices follows the current enrolment',
  { timeout: patience },
  async () => {
    const home = await testApp()
    const { lin, admin, ctx } = home
    const sql = await home.db()
    const accountId = await idOf(lin)
    const authorId = await idOf(admin)
    const acts = ['enrol', 'cancel', 'study', 'putIn', 'putOut'] as const
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 2, maxLength: 8 }), async (story) => {
        const { courseId: id, versionId, ids } = await makeStudy(sql, { modules: [{}] })
        const [modId = ''] = ids
        const noticeInput = { title: '改期', body: '改到周五。', toldBy: authorId, toldAt: new Date() }
        const noticeId = await insertNotice(sql, { courseId: id, ...noticeInput })
        const [module] = modulesIn(await versionContent(sql, versionId))
        const fileId = (module && fileOf(module)) ?? ''
        const bulk = (act: 'enrol' | 'withdraw') =>
          admin.call(contract.bulkEnrol, { id, act, accountIds: [accountId], isDryRun: false })
        const actions: Record<(typeof acts)[number], () => Promise<unknown>> = {
          enrol: () => lin.call(contract.enrol, { itmId: id }),
          cancel: () => lin.call(contract.cancelEnrolment, { itmId: id }),
          study: () => lin.call(contract.startStudy, { id, modId, player: randomUUID() }),
          putIn: () => bulk('enrol'),
          putOut: () => bulk('withdraw'),
        }
        for (const act of story) {
          await actions[act]().catch(() => undefined)
          const row = await on(sql)
            .selectFrom('learning.enrolment')
            .select('status')
            .where('courseId', '=', id)
            .where('accountId', '=', accountId)
            .where('isCurrent', '=', true)
            .executeTakeFirst()
          seen.add(row?.status ?? 'none')
          const isIn = row?.status === 'IN_PROGRESS'
          const as = await ctx('alpha', { as: { id: accountId, role: 'LRNR' } })
          expect((await studyFiles(as, [fileId])).has(fileId)).toBe(isIn)
          const mine = await lin.call(contract.listMyCourseNotices, { pageNo: 1, pageSize: 50 })
          expect(mine.records.some((notice) => notice.id === noticeId)).toBe(isIn)
          const opened = await lin
            .call(contract.startStudy, { id, modId, player: randomUUID(), isReview: true })
            .then(
              () => true,
              () => false,
            )
          expect(opened).toBe(isIn)
        }
      }),
      {
        numRuns: tier(12, 300),
        // Every way of joining and leaving at least once, whatever the random cases.
        examples: [[['cancel', 'enrol', 'cancel']], [['putIn', 'study', 'putOut', 'study', 'putIn']]],
      },
    )
    expect([...seen]).toEqual(expect.arrayContaining(['IN_PROGRESS', 'ABANDONED', 'CANCELLED', 'none']))
  },
)

test('INV-L12 a course not meant for a withdrawn person is not found by them', async () => {
  const { lin, admin, db } = await testApp()
  const sql = await db()
  const accountId = await idOf(lin)
  const { courseId: id } = await makeOffer(sql, { audience: [{ kind: 'person', id: accountId }] })
  const bulk = (act: 'enrol' | 'withdraw') =>
    admin.call(contract.bulkEnrol, { id, act, accountIds: [accountId], isDryRun: false })
  await bulk('enrol')
  await on(sql)
    .updateTable('learning.enrolment')
    .set({ studiedAt: new Date() })
    .where('courseId', '=', id)
    .execute()
  expect(await lin.call(contract.listCourseNotices, { itmId: id })).toMatchObject({ total: 0 })
  await admin.call(saveCourseSheet, {
    id,
    ...courseSheet.parse({ title: '安全第一课', audience: [{ kind: 'person', id: await idOf(admin) }] }),
  })
  await bulk('withdraw')
  expect(await lin.refused(contract.listCourseNotices, { itmId: id })).toBe('NOT_FOUND')
})
