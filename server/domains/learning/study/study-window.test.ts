import { randomUUID } from 'node:crypto'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { openClassBrowsed } from '#events/learning'
import { testApp } from '#testing/test-app'
import { setFigures } from '../../course/make.ts'
import { makeStudy } from '../make.ts'

const day = 86_400_000

type Given = Omit<NonNullable<Parameters<typeof makeStudy>[1]>, 'accountId'>

/** lin is in a course whose study window is given in days from today. */
async function studiedBetween(from: number, until: number, given: Given = {}) {
  const home = await testApp()
  const sql = await home.db()
  const { usrEntId } = await home.lin.call(getCurrentUser, {})
  const study = await makeStudy(sql, { ...given, accountId: usrEntId })
  const now = home.parts.clock.now().getTime()
  await setFigures(sql, study.courseId, {
    studyFrom: new Date(now + from * day),
    studyUntil: new Date(now + until * day),
  })
  const [modId = ''] = study.ids
  const open = { id: study.courseId, modId, player: randomUUID() }
  return { ...home, ...study, modId, open }
}

test('before its study window a course is locked: opening, the check, the list and the page name the date', async () => {
  const { lin, open, modId, courseId: itmId } = await studiedBetween(2, 9)
  expect(await lin.refused(contract.startStudy, open)).toBe('STUDY_NOT_BEGUN')
  expect(await lin.refused(contract.startStudy, { ...open, isReview: true })).toBe('STUDY_NOT_BEGUN')
  const answer = await lin.call(contract.beforeLearn, { modId })
  expect(answer).toMatchObject({ mayOpen: false, code: 'STUDY_NOT_BEGUN' })
  expect(answer.sentence).toMatch(/^学习还没有开始，\d{4}-\d\d-\d\d \d\d:\d\d 起可以学习$/)
  const tree = await lin.call(contract.getModuleTree, { itmId })
  expect(tree.chapters[0]?.modules).toMatchObject([{ isLocked: true, lock: answer.sentence }])
  expect((await lin.call(contract.getCourseDetail, { itmId })).entry).toMatchObject({
    way: 'study',
    refusal: 'STUDY_NOT_BEGUN',
    sentence: answer.sentence,
  })
})

test('within its window it is open; afterwards it can be reviewed without credit', async () => {
  const { lin, open, parts } = await studiedBetween(-2, 1)
  expect(await lin.call(contract.startStudy, open)).toMatchObject({ isReview: false })
  const heartbeat = (seq: number) =>
    lin.call(contract.recordHeartbeat, { player: open.player, seq, position: seq * 10, isWatching: true })
  parts.clock.travel(10_000)
  expect(await heartbeat(1)).toMatchObject({ creditedSeconds: 10 })
  parts.clock.travel(2 * day)
  await heartbeat(2)
  parts.clock.travel(10_000)
  // The player is still open on the screen; its heartbeats no longer count.
  expect(await heartbeat(3)).toMatchObject({ creditedSeconds: 0, seconds: 10 })
  const again = { ...open, player: randomUUID() }
  expect(await lin.refused(contract.startStudy, again)).toBe('STUDY_OVER')
  expect(await lin.call(contract.startStudy, { ...again, isReview: true })).toMatchObject({ isReview: true })
})

test('E-079 after the study window hand-ins and package reports are rejected', async () => {
  const { lin, open, parts, ids } = await studiedBetween(-2, 1, {
    modules: [{ type: 'SCO' }, { type: 'ASS' }, { type: 'ACE' }],
  })
  const [package_ = '', work = '', paper = ''] = ids
  await lin.call(contract.startStudy, open)
  parts.clock.travel(2 * day)
  const report = { modId: package_, player: open.player, version: '1.2' as const, cmi: {} }
  expect(await lin.refused(contract.reportScorm, report)).toBe('COURSE_CLOSED_FOR_SUBMIT')
  const written = { modId: work, words: '我的计划', fileIds: [], isDraft: false }
  expect(await lin.refused(contract.submitAssignment, written)).toBe('COURSE_CLOSED_FOR_SUBMIT')
  expect(await lin.refused(contract.reportModule, { modId: paper, answers: [] })).toBe(
    'COURSE_CLOSED_FOR_SUBMIT',
  )
})

test.each([
  { kind: 'AUDIOVIDEO', told: 1 },
  { kind: 'SELFSTUDY', told: 0 },
] as const)(
  'opening a module of a course of kind $kind publishes $told events for browsing an open class',
  async (testCase) => {
    const { lin, open, asOwner, courseId, modId } = await studiedBetween(-1, 1, { kind: testCase.kind })
    await lin.call(contract.startStudy, open)
    // The same player opens once.
    await lin.call(contract.startStudy, open)
    const { rows } = await asOwner((client) =>
      client.query<{ details: object }>('select details from platform.fact where name = $1', [
        openClassBrowsed.name,
      ]),
    )
    expect(rows.map(({ details }) => details)).toMatchObject(
      Array.from({ length: testCase.told }, () => ({ courseId, moduleId: modId })),
    )
  },
)
