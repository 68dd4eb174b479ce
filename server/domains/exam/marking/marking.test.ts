import * as contract from '@lyceum/contract/exam'
import { describe, expect, test } from 'vitest'
import { getTiles } from '@lyceum/contract/admin'
import { testApp, type TestApp } from '#testing/test-app'
import { answers, enrolled, handIn, idOf } from '../bench-make.ts'
import { makeExam } from '../make.ts'
import { secret } from '../paper-make.ts'

const types = ['MC', 'ES'] as const

/** lin and mei have written an essay; chen and tang are its markers. */
async function toMark() {
  const home = await enrolled({ types, settings: { passScore: 15 } })
  const { tang, chen, lin, mei, examId, itmId } = home
  const markers = [await idOf(chen), await idOf(tang)]
  await tang.call(contract.assignMarkers, { id: examId, accountIds: markers })
  const papers = [await handIn(lin, itmId, answers(types)), await handIn(mei, itmId, answers(types))]
  return { ...home, papers, queue: { examId, questionVersionId: '102' } }
}

const waitingFor = async (person: TestApp['chen'], queue: { examId: string; questionVersionId: string }) =>
  (await person.call(contract.listAnswersToMark, queue)).records

describe('marking', () => {
  test('C-156 C-157 B-296 answers wait by question, anonymously, with the marking guide', async () => {
    const { chen, lin, queue, papers } = await toMark()
    expect(await chen.call(contract.listMarking, {})).toMatchObject({
      waiting: 2,
      records: [{ ...queue, title: '安全月考', question: { type: 'ES' }, waiting: 2, marked: 0 }],
    })
    const sheet = await chen.send(contract.listAnswersToMark, queue)
    expect(sheet.json<{ result: { guide: string } }>().result.guide).toBe(secret)
    expect(sheet.body).not.toMatch(/林|梅|accountId|lin"|mei"/)
    for (const id of papers) expect(sheet.body).not.toContain(id)
    expect(await lin.call(contract.listMarking, {})).toEqual({ records: [], waiting: 0 })
    expect(await lin.refused(contract.listAnswersToMark, queue)).toBe('NOT_FOUND')
  })

  test('C-158 E-143 B-293 B-294 B-295 Q-090 accepts only whole numbers from zero to the full score', async () => {
    const { chen, queue } = await toMark()
    const [answer] = await waitingFor(chen, queue)
    const { id = '', version = 0 } = answer ?? {}
    for (const score of [null, -1, 2.5, 11])
      expect(await chen.refused(contract.submitMarks, { marks: [{ id, score, version }] })).toBe(
        'GRADE_INVALID',
      )
    expect(await chen.call(contract.submitMarks, { marks: [{ id, score: 0, version }] })).toEqual({
      marked: 1,
      final: 1,
    })
  })

  test('B-277 a paper is in progress until its last mark, then final', async () => {
    const { chen, lin, queue, papers, runJobs } = await toMark()
    const [id = ''] = papers
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({
      scoreState: 'I',
      score: null,
      isPassed: null,
    })
    const all = await waitingFor(chen, queue)
    await chen.call(contract.submitMarks, {
      marks: all.map((answer) => ({ id: answer.id, score: 7, version: answer.version, comment: '有条理' })),
    })
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({
      scoreState: 'C',
      score: 17,
      isPassed: true,
    })
    expect(await waitingFor(chen, queue)).toEqual([])
    await runJobs()
  })

  test('INV-E11 A52 two markers do not overwrite each other, and only assigned markers who did not write the answer may mark', async () => {
    const { chen, tang, lin, examId, queue, linId, admin } = await toMark()
    const [answer] = await waitingFor(chen, queue)
    const { id = '', version = 0 } = answer ?? {}
    const race = await Promise.all(
      [chen, tang].map((marker, i) =>
        marker.send(contract.submitMarks, { marks: [{ id, score: i + 1, version }] }),
      ),
    )
    expect(new Set(race.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect(await chen.refused(contract.submitMarks, { marks: [{ id, score: 9, version }] })).toBe(
      'MARK_CHANGED',
    )
    expect(await lin.refused(contract.submitMarks, { marks: [{ id, score: 9, version: 1 }] })).toBe(
      'NOT_FOUND',
    )
    await admin.call(contract.assignMarkers, { id: examId, accountIds: [linId] })
    const mine = await waitingFor(lin, queue)
    const shown = (await lin.call(contract.listAnswersToMark, { ...queue, state: 'marked' })).records
    // One of the two answers is lin's own: lin is shown only the other, in whichever list.
    expect([...mine, ...shown]).toHaveLength(1)
    await expect(
      lin.refused(contract.submitMarks, { marks: [{ id: '1', score: 1, version: 0 }] }),
    ).resolves.toBe('NOT_FOUND')
  })
})

test('K-30 a fully marked exam is listed below one with answers waiting', async () => {
  const { chen, tang, lin, linId, examId, queue, sql } = await toMark()
  const later = await makeExam(sql, { types, accountIds: [linId] })
  await tang.call(contract.assignMarkers, { id: later.examId, accountIds: [await idOf(chen)] })
  await handIn(lin, later.courseId, answers(types))
  const marks = (await waitingFor(chen, queue)).map(({ id, version }) => ({ id, version, score: 5 }))
  const exams = async () => (await chen.call(contract.listMarking, {})).records.map((answer) => answer.examId)
  expect(await exams()).toEqual([examId, later.examId])
  await chen.call(contract.submitMarks, { marks })
  expect(await exams()).toEqual([later.examId, examId])
})

describe('an exam without a marker', () => {
  test('K-05 a paper that needs a marker is not published without one, drawn by rule or not', async () => {
    const { tang, chen, db } = await testApp()
    const { makePaper } = await import('../../paper/make.ts')
    const { makeQuestions, bodyOf } = await import('../../question/make.ts')
    const sql = await db()
    const questionIds = await makeQuestions(sql, { bodies: [bodyOf('MC'), bodyOf('ES')] })
    const papers = [
      await makePaper(sql, { questionIds }),
      // The first form may contain only the choice question; another candidate gets the essay.
      await makePaper(sql, { rules: [{ count: 1 }] }),
    ]
    for (const paperId of papers) {
      const settings = { paperId, passScore: 1 }
      const { id } = await tang.call(contract.createExam, { title: '问答考试', settings })
      expect(await tang.refused(contract.publishExam, { id })).toBe('EXAM_MARKER_MISSING')
      await tang.call(contract.assignMarkers, { id, accountIds: [await idOf(chen)] })
      expect(await tang.call(contract.publishExam, { id })).toMatchObject({ state: 'published' })
    }
  })

  test('K-05 answers that no marker can mark are listed for the operator of the exam', async () => {
    const { tang, chen, meiId, examId, asOwner } = await toMark()
    const waiting = async () => {
      const { tiles } = await tang.call(getTiles, {})
      return tiles.find(({ name }) => name === 'exam.unassigned')?.tile
    }
    expect(await tang.call(contract.listUnassignedMarking, {})).toEqual({ records: [] })
    expect(await waiting()).toMatchObject({ count: 0 })

    // The only marker left has written one of the two answers.
    await tang.call(contract.assignMarkers, { id: examId, accountIds: [meiId] })
    expect((await tang.call(contract.listUnassignedMarking, {})).records).toMatchObject([
      { examId, title: '安全月考', waiting: 1 },
    ])
    // The marker leaves the organisation.
    await asOwner((owner) => owner.query(`update identity.account set state = 'left' where id = $1`, [meiId]))
    expect(await waiting()).toMatchObject({ count: 2, path: '/exam-marking' })
    expect(await chen.refused(contract.listUnassignedMarking, {})).toBe('NO_RIGHT_READ_MSG')
    await tang.call(contract.assignMarkers, { id: examId, accountIds: [await idOf(chen)] })
    expect(await waiting()).toMatchObject({ count: 0 })
  })
})
