import { randomUUID } from 'node:crypto'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { openClassBrowsed } from '#events/learning'
import { house } from '#testing/house'
import { setFigures } from '../../course/make.ts'
import { makeStudy } from '../make.ts'

const day = 86_400_000

type Given = Omit<NonNullable<Parameters<typeof makeStudy>[1]>, 'accountId'>

/** lin is in a course that is studied between two days, counted from today. */
async function studiedBetween(from: number, until: number, given: Given = {}) {
  const home = await house()
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

test('before its time of study a course is shut: the door, the question, the list and the page say since when', async () => {
  const { lin, open, modId, courseId: itmId } = await studiedBetween(2, 9)
  expect(await lin.refused(contract.startStudy, open)).toBe('STUDY_NOT_BEGUN')
  expect(await lin.refused(contract.startStudy, { ...open, isReview: true })).toBe('STUDY_NOT_BEGUN')
  const asked = await lin.call(contract.beforeLearn, { modId })
  expect(asked).toMatchObject({ mayOpen: false, code: 'STUDY_NOT_BEGUN' })
  expect(asked.sentence).toMatch(/^学习还没有开始，\d{4}-\d\d-\d\d \d\d:\d\d 起可以学习$/)
  const tree = await lin.call(contract.getModuleTree, { itmId })
  expect(tree.chapters[0]?.modules).toMatchObject([{ isLocked: true, lock: asked.sentence }])
  expect((await lin.call(contract.getCourseDetail, { itmId })).entry).toMatchObject({
    way: 'study',
    refusal: 'STUDY_NOT_BEGUN',
    sentence: asked.sentence,
  })
})

test('in its time it is open; afterwards it can be looked at, and counts nothing', async () => {
  const { lin, open, parts } = await studiedBetween(-2, 1)
  expect(await lin.call(contract.startStudy, open)).toMatchObject({ isReview: false })
  const beat = (seq: number) =>
    lin.call(contract.sendBeat, { player: open.player, seq, position: seq * 10, isWatching: true })
  parts.clock.travel(10_000)
  expect(await beat(1)).toMatchObject({ creditedSeconds: 10 })
  parts.clock.travel(2 * day)
  await beat(2)
  parts.clock.travel(10_000)
  // The player is still open on the screen; what it says counts no more.
  expect(await beat(3)).toMatchObject({ creditedSeconds: 0, seconds: 10 })
  const again = { ...open, player: randomUUID() }
  expect(await lin.refused(contract.startStudy, again)).toBe('STUDY_OVER')
  expect(await lin.call(contract.startStudy, { ...again, isReview: true })).toMatchObject({ isReview: true })
})

test('E-079 when its time of study is over nothing more is handed in, and no package is heard', async () => {
  const { lin, open, parts, ids } = await studiedBetween(-2, 1, {
    modules: [{ type: 'SCO' }, { type: 'ASS' }, { type: 'ACE' }],
  })
  const [package_ = '', work = '', paper = ''] = ids
  await lin.call(contract.startStudy, open)
  parts.clock.travel(2 * day)
  const said = { modId: package_, player: open.player, version: '1.2' as const, cmi: {} }
  expect(await lin.refused(contract.reportScorm, said)).toBe('COURSE_CLOSED_FOR_SUBMIT')
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
  'a part of a course of kind $kind is opened: told $told times as browsing an open class',
  async (one) => {
    const { lin, open, asOwner, courseId, modId } = await studiedBetween(-1, 1, { kind: one.kind })
    await lin.call(contract.startStudy, open)
    // The same player opens once.
    await lin.call(contract.startStudy, open)
    const { rows } = await asOwner((client) =>
      client.query<{ details: object }>('select details from platform.fact where name = $1', [
        openClassBrowsed.name,
      ]),
    )
    expect(rows.map(({ details }) => details)).toMatchObject(
      Array.from({ length: one.told }, () => ({ courseId, moduleId: modId })),
    )
  },
)
