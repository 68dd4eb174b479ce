import { courseContent } from '@lyceum/contract/course'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { describe, expect, test } from 'vitest'
import type { Db } from '#platform/db'
import { testApp, type TestApp } from '#testing/test-app'
import { makePublished, shelve } from '../../course/make.ts'
import { makeUnit } from '../../org/make.ts'
import { makeOffer } from '../make.ts'
import { on } from '../tables.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId
const rightAnswer = '按预案疏散'

/** Two chapters: a video, then a test that opens after it and carries the whole score. */
async function makeTwoChapters(db: Db, sheet: Record<string, unknown> = {}) {
  let test = ''
  const made = await makePublished(db, {
    sheet: { title: '消防演练', unitId: await makeUnit(db, { code: 'F', name: '安全部' }), ...sheet },
    content: (film) => {
      const viewed = { need: 'module', moduleId: film, reached: 'completed' }
      return courseContent.parse({
        introduction: { blocks: [{ kind: 'paragraph', runs: [{ text: '从一次演练说起' }] }] },
        chapters: [
          { title: '看', modules: [{ id: film, type: 'URLVOD', title: '影片', minutes: 12 }] },
          {
            title: '考',
            modules: [
              {
                id: (test = String(BigInt(film) + 1n)),
                type: 'TST',
                title: '测验',
                weight: 100,
                score: 100,
                requiredScore: 60,
                requires: { op: 'all', of: [viewed] },
                body: {
                  questions: [
                    {
                      key: 'aaaa',
                      type: 'single',
                      stem: '警报响了怎么办',
                      choices: [
                        { key: 'A', text: rightAnswer, isRight: true },
                        { key: 'B', text: '继续上班' },
                      ],
                      score: 100,
                    },
                  ],
                },
              },
            ],
          },
        ],
        criteria: { op: 'all', of: [{ need: 'required' }, { need: 'score', atLeast: 60 }] },
        passScore: 60,
      })
    },
  })
  return { ...made, test }
}

describe('a course as a learner sees it', () => {
  test('B-230 B-236 the detail shows type, publisher, windows, quota, queue, modules, criteria and scoring', async () => {
    const { lin, db } = await testApp()
    const { courseId: itmId } = await makeTwoChapters(await db(), {
      applyUntil: '2030-01-01T00:00:00.000Z',
      dueDays: 30,
      quota: 20,
      queueLimit: 5,
      reward: 80,
    })
    const detail = await lin.call(contract.getCourseDetail, { itmId })
    expect(detail).toMatchObject({
      itmType: 'SELFSTUDY',
      publisher: '安全部',
      applyUntil: '2030-01-01T00:00:00.000Z',
      dueDays: 30,
      quota: 20,
      taken: 0,
      queueLimit: 5,
      reward: 80,
      scoring: { passScore: 60, parts: [{ title: '测验', weight: 100 }] },
      criteria: {
        op: 'all',
        isMet: false,
        of: [
          { need: 'required', of: 2 },
          { need: 'score', of: 60 },
        ],
      },
      mine: { appStatus: 'NOT_ENROLLED' },
      entry: { way: 'enrol', refusal: '' },
    })
    expect(
      detail.chapters.map(({ modules }) => modules.map(({ title, questions }) => [title, questions])),
    ).toEqual([[['影片', 0]], [['测验', 1]]])
  })

  test('INV-L09 the detail contains neither questions nor right answers', async () => {
    const { lin, db } = await testApp()
    const { courseId: itmId } = await makeTwoChapters(await db())
    await lin.call(contract.enrol, { itmId })
    const json = JSON.stringify(await lin.call(contract.getCourseDetail, { itmId }))
    for (const hidden of [rightAnswer, '警报响了', 'isRight']) expect(json).not.toContain(hidden)
  })

  test('once enrolled, modules with unmet conditions are locked, and the next module is named', async () => {
    const { lin, db } = await testApp()
    const sql = await db()
    const { courseId: itmId } = await makeTwoChapters(sql)
    const { appId } = await lin.call(contract.enrol, { itmId })
    const before = await lin.call(contract.getCourseDetail, { itmId })
    const [film, test] = before.chapters.flatMap(({ modules }) => modules)
    expect([film?.isLocked, test?.isLocked, before.mine.nextModId]).toEqual([false, true, film?.modId])
    await on(sql)
      .insertInto('learning.progress')
      .values({ enrolmentId: appId, moduleId: film?.modId ?? '', opens: 1, isViewed: true })
      .execute()
    const after = await lin.call(contract.getCourseDetail, { itmId })
    expect(after.chapters[1]?.modules[0]).toMatchObject({ isLocked: false, status: 'NOT_ATTEMPTED' })
    expect(after.mine.nextModId).toBe(test?.modId)
    expect(await lin.call(contract.countCourseParts, { itmId })).toEqual({
      chapters: 2,
      modules: 2,
      required: 2,
      done: 1,
      requiredDone: 1,
      byType: [
        { type: 'URLVOD', modules: 1, done: 1 },
        { type: 'TST', modules: 1, done: 0 },
      ],
    })
  })

  test('a course for others, a draft and a retired one are not found, except by people enrolled in it', async () => {
    const { lin, mei, db } = await testApp()
    const sql = await db()
    const { courseId: itmId } = await makeOffer(sql, { audience: [{ kind: 'person', id: await idOf(mei) }] })
    expect(await lin.refused(contract.getCourseDetail, { itmId })).toBe('NOT_FOUND')
    await mei.call(contract.enrol, { itmId })
    await shelve(sql, itmId)
    expect(await mei.call(contract.getCourseDetail, { itmId })).toMatchObject({ entry: { way: 'study' } })
    const { courseId: gone } = await makeOffer(sql)
    await shelve(sql, gone)
    expect(await lin.refused(contract.getCourseDetail, { itmId: gone })).toBe('NOT_FOUND')
  })
})

describe('the entry button', () => {
  const entryOf = async (person: TestApp['lin'], itmId: string) =>
    (await person.call(contract.getCourseDetail, { itmId })).entry

  test('E-044 E-046 E-049 E-050 E-053 the page shows the same error that enrolling would give', async () => {
    const { lin, mei, chen, db } = await testApp()
    const sql = await db()
    const first = await makeOffer(sql, { title: '入门' })
    const full = await makeOffer(sql, { quota: 1 })
    const queued = await makeOffer(sql, { quota: 1, queueLimit: 1 })
    await mei.call(contract.enrol, { itmId: full.courseId })
    await mei.call(contract.enrol, { itmId: queued.courseId })
    await chen.call(contract.enrol, { itmId: queued.courseId })
    const cases = {
      NOQUOTA: full,
      QUEUE_FULL: queued,
      FAILPREREQUISITE: await makeOffer(sql, { prerequisites: [first.courseId] }),
      ERROR_BEFORE_APPLICATION_TIME: await makeOffer(sql, { applyFrom: '2031-05-06T02:30:00.000Z' }),
      ERROR_AFTER_APPLICATION_TIME: await makeOffer(sql, { applyUntil: '2020-01-01T00:00:00.000Z' }),
    }
    for (const [code, { courseId: itmId }] of Object.entries(cases)) {
      expect(await entryOf(lin, itmId)).toMatchObject({ way: 'none', refusal: code })
      expect(await lin.refused(contract.enrol, { itmId })).toBe(code)
    }
    const { sentence } = await entryOf(lin, cases.FAILPREREQUISITE.courseId)
    expect(sentence).toBe('请先完成《入门》')
    const { sentence: opening } = await entryOf(lin, cases.ERROR_BEFORE_APPLICATION_TIME.courseId)
    expect(opening).toBe('报名还没有开始，2031-05-06 10:30 起可以报名')
  })

  test('B-237 each state has its own entry action: enrol, apply, queue, wait, study, review, again', async () => {
    const { lin, mei, db } = await testApp()
    const sql = await db()
    const plain = await makeOffer(sql)
    const approvalOffer = await makeOffer(sql, { approval: 'administrator' })
    const queued = await makeOffer(sql, { quota: 1, queueLimit: 3 })
    await mei.call(contract.enrol, { itmId: queued.courseId })
    const action = async ({ courseId }: typeof plain) => (await entryOf(lin, courseId)).way
    expect([await action(plain), await action(approvalOffer), await action(queued)]).toEqual([
      'enrol',
      'apply',
      'queue',
    ])
    for (const { courseId: itmId } of [plain, approvalOffer, queued])
      await lin.call(contract.enrol, { itmId })
    expect([await action(plain), await action(approvalOffer), await action(queued)]).toEqual([
      'study',
      'wait',
      'wait',
    ])
    expect(await lin.call(contract.getCourseDetail, { itmId: queued.courseId })).toMatchObject({
      mine: { appStatus: 'WAITING', queuePlace: 1 },
      entry: { canLeave: true },
    })
  })

  test('B-241 E-048 a finished course can be reviewed, and retaken only where that is allowed', async () => {
    const { lin, db } = await testApp()
    const sql = await db()
    const finish = async (sheet: Record<string, unknown>) => {
      const { courseId: itmId } = await makeOffer(sql, sheet)
      const { appId } = await lin.call(contract.enrol, { itmId })
      await on(sql)
        .updateTable('learning.enrolment')
        .set({ status: 'PASSED', progress: 100, score: '92' })
        .where('id', '=', appId)
        .execute()
      return itmId
    }
    const once = await finish({})
    expect(await entryOf(lin, once)).toMatchObject({ way: 'review', refusal: 'NOREREAD', canLeave: false })
    const often = await finish({ allowsRepeat: true })
    expect(await entryOf(lin, often)).toMatchObject({ way: 'again', refusal: '' })
    expect(await lin.call(contract.enrol, { itmId: often })).toMatchObject({ appStatus: 'IN_PROGRESS' })
    expect(await lin.call(contract.getMyEnrolment, { itmId: often })).toMatchObject({ round: 2 })
    // Somebody who retakes a course still counts as one learner.
    expect(await lin.call(contract.getCourseDetail, { itmId: often })).toMatchObject({ learners: 1 })
  })
})
