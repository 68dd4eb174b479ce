import * as contract from '@lyceum/contract/exam'
import { listMessages } from '@lyceum/contract/message'
import { describe, expect, test } from 'vitest'
import { offerOf } from '#domains/course'
import { sumsByQuestion } from '#domains/question'
import type { Db } from '#platform/db'
import { testApp, type TestApp } from '#testing/test-app'
import { enrolIn } from '../../learning/make.ts'
import { answers, enrolled, handIn, idOf, soon } from '../bench-make.ts'
import { type Leaf, objective, secret, wrongAnswers } from '../paper-make.ts'
import { on } from '../tables.ts'

describe('scores', () => {
  test('B-277 B-278 a paper without essays is final at once, and passing completes the course', async () => {
    const { lin, mei, itmId, runJobs, enrolments, asOwner } = await enrolled({ settings: { maxOpens: 1 } })
    const id = await handIn(lin, itmId, answers(objective))
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({
      scoreState: 'C',
      score: 50,
      fullScore: 50,
      isPassed: true,
      distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      takers: 1,
      types: objective.map((type) => ({ type, questions: 1, right: 1, score: 10 })),
    })
    await handIn(mei, itmId, answers(objective, wrongAnswers))
    await runJobs()
    const { rows } = await asOwner((client) =>
      client.query<{ status: string; score: string }>(
        'select status, score from learning.enrolment where id = any($1) order by id',
        [enrolments],
      ),
    )
    expect(rows).toEqual([
      { status: 'PASSED', score: '100.0' },
      { status: 'FAILED', score: '0.0' },
    ])
  })

  test('exam.submitted, exam.scored and exam.passed are published once each', async () => {
    const { lin, itmId, asOwner } = await enrolled()
    await handIn(lin, itmId, answers(objective))
    const { rows } = await asOwner((client) =>
      client.query<{ name: string }>(`select name from platform.fact where name like 'exam.%' order by id`),
    )
    expect(rows.map(({ name }) => name)).toEqual(['exam.submitted', 'exam.scored', 'exam.passed'])
  })

  test.each([
    { scoresShown: 'afterSubmit', messages: 0 },
    { scoresShown: 'afterClose', messages: 1 },
  ] as const)(
    'with scores shown $scoresShown the candidate gets $messages messages that the score is there',
    async (testCase) => {
      const { lin, itmId, runJobs } = await enrolled({ settings: { scoresShown: testCase.scoresShown } })
      await handIn(lin, itmId, answers(objective))
      await runJobs()
      const { records } = await lin.call(listMessages, { isRead: '' })
      expect(records.filter(({ body }) => body.includes('已经评完'))).toHaveLength(testCase.messages)
    },
  )

  test('E-070 B-279 Q-087 failed scoring leaves the paper in progress, and can be retried once a minute', async () => {
    const { lin, itmId, asOwner, parts, formId } = await enrolled()
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    const { rows } = await asOwner((client) =>
      client.query<{ keys: unknown }>(
        `delete from exam_key.form_key where form_id = ${formId} returning keys`,
      ),
    )
    const paper = await lin.call(contract.submitAttempt, { id, generation, answers: answers(objective) })
    expect(paper).toMatchObject({ scoreState: 'I', answered: 5 })
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({ mayRescore: true, score: null })
    expect(await lin.refused(contract.rescoreAttempt, { id })).toBe('EXAM_SCORING_FAILED')
    await asOwner((client) =>
      client.query(
        `insert into exam_key.form_key (site_id, form_id, keys) select site_id, id, $1 from exam.paper_form where id = ${formId}`,
        [JSON.stringify(rows[0]?.keys)],
      ),
    )
    expect(await lin.refused(contract.rescoreAttempt, { id })).toBe('EXAM_RESCORE_TOO_SOON')
    parts.clock.travel(61_000)
    expect(await lin.call(contract.rescoreAttempt, { id })).toEqual({ scoreState: 'C' })
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({ score: 50, mayRescore: false })
    expect(await lin.refused(contract.rescoreAttempt, { id })).toBe('EXAM_WRONG_STATE')
  })

  test('INV-E08 a paper is scored by its frozen key, whatever happens in the bank', async () => {
    const { lin, itmId, asOwner, formId } = await enrolled({ types: ['MC'] })
    const id = await handIn(lin, itmId, answers(['MC']))
    await expect(
      asOwner((client) => client.query(`update exam_key.form_key set keys = '{}' where form_id = ${formId}`)),
    ).rejects.toThrow('never changes')
    await expect(
      asOwner((client) => client.query(`update exam.paper_form set document = '{}' where id = ${formId}`)),
    ).rejects.toThrow('never changes')
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({ score: 10 })
  })
})

describe('release of scores and answers', () => {
  test('C-155 answers are shown after the exam has closed and nobody is answering', async () => {
    const { lin, mei, itmId, parts, sql } = await enrolled({
      types: ['MC', 'FB'],
      settings: { closesAt: soon(30), scoresShown: 'afterClose' },
    })
    const id = await handIn(lin, itmId, answers(['MC', 'FB'], wrongAnswers))
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({
      isScoreShown: false,
      score: null,
      types: [],
      mayCheckAnswers: false,
    })
    expect(await lin.refused(contract.checkAnswers, { id })).toBe('EXAM_NOT_SHOWN')
    const open = await mei.call(contract.startAttempt, { itmId })
    parts.clock.travel(31 * 60_000)
    // mei has entered late and is still answering.
    expect(await lin.refused(contract.checkAnswers, { id })).toBe('EXAM_NOT_SHOWN')
    await mei.call(contract.submitAttempt, { id: open.id, generation: 1, answers: [] })
    const shown = await lin.call(contract.checkAnswers, { id })
    expect(shown.questions[0]?.parts[0]).toMatchObject({
      mine: { slot: 'k8' },
      key: { right: 'p3' },
      isRight: false,
      score: 0,
    })
    expect(await mei.refused(contract.checkAnswers, { id })).toBe('NOT_FOUND')
    await on(sql).updateTable('exam.exam').set({ answersShown: 'never' }).execute()
    expect(await lin.refused(contract.checkAnswers, { id })).toBe('EXAM_NOT_SHOWN')
  })

  test('INV-E02 A50 no byte of a key is sent before its release, by any learner endpoint', async () => {
    const types: readonly Leaf[] = ['MC', 'MC_MANY', 'TF', 'FB', 'MT', 'ES', 'SR']
    const { lin, itmId } = await enrolled({
      types,
      isScenario: true,
      settings: { screenCutLimit: 5, maxOpens: 3 },
    })
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    const all = answers(types, wrongAnswers)
    const recorded: string[] = []
    const recordCall = async (...args: Parameters<TestApp['lin']['send']>) =>
      void recorded.push(
        JSON.stringify((({ headers, body }) => ({ headers, body }))(await lin.send(...args))),
      )
    await recordCall(contract.getExamIntro, { itmId })
    await recordCall(contract.startAttempt, { itmId })
    await recordCall(contract.getAttemptPaper, { id })
    await recordCall(contract.saveAnswers, { id, generation: generation + 1, answers: all })
    await recordCall(contract.saveAnswers, { id, generation: 99, answers: all })
    await recordCall(contract.getAttempt, { id })
    await recordCall(contract.reportScreenCut, { id, eventId: crypto.randomUUID(), seconds: 2 })
    await recordCall(contract.checkAnswers, { id })
    await recordCall(contract.submitAttempt, { id, generation: generation + 1, answers: all })
    await recordCall(contract.checkReceipt, { id })
    await recordCall(contract.getExamReport, { id })
    await recordCall(contract.checkAnswers, { id })
    await recordCall(contract.rescoreAttempt, { id })
    await recordCall(contract.getExamIntro, { itmId })
    expect(recorded).toHaveLength(14)
    for (const bytes of recorded)
      expect(bytes).not.toMatch(
        new RegExp(`${secret}|accepted|"pairs":\\{"l1":"r8"|explanation|"right":(?!\\d)`),
      )
  })

  test('during a new attempt nothing of the key is shown, whatever the exam releases', async () => {
    const { lin, itmId } = await enrolled({ types: ['MC'], settings: { answersShown: 'afterSubmit' } })
    const id = await handIn(lin, itmId, answers(['MC'], wrongAnswers))
    await lin.call(contract.checkAnswers, { id })
    await lin.call(contract.startAttempt, { itmId })
    expect(await lin.refused(contract.checkAnswers, { id })).toBe('EXAM_NOT_SHOWN')
  })
})

const versionOf = async (db: Db, courseId: string) => (await offerOf(db, courseId))?.versionId ?? ''

describe('setting up an exam', () => {
  test('creates an exam and its course in one step, draws forms and publishes; E-068 B-285 reports a bank that is too small', async () => {
    const { tang, lin, db, runJobs } = await testApp()
    const { makePaper } = await import('../../paper/make.ts')
    const { makeQuestions, bodyOf } = await import('../../question/make.ts')
    const sql = await db()
    const questionIds = await makeQuestions(sql, { bodies: [bodyOf('MC'), bodyOf('TF')] })
    const paperId = await makePaper(sql, { questionIds })
    const settings = { paperId, minutes: 30, passScore: 2 }
    const { id, itmId } = await tang.call(contract.createExam, { title: '季度考试', settings })
    expect(await lin.refused(contract.getExamIntro, { itmId })).toBe('NOT_FOUND')
    await tang.call(contract.publishExam, { id })
    await runJobs()
    expect(await tang.call(contract.getExam, { id })).toMatchObject({
      state: 'published',
      questionCount: 2,
      fullScore: 4,
    })
    expect(await lin.call(contract.getExamIntro, { itmId })).toMatchObject({
      title: '季度考试',
      code: 'NOT_ENROLLED',
    })
    expect((await tang.call(contract.listExams, {})).records).toMatchObject([
      { id, title: '季度考试', state: 'published' },
    ])
    expect(await tang.refused(contract.publishExam, { id })).toBe('EXAM_WRONG_STATE')
    const small = await makePaper(sql, { rules: [{ count: 50, type: 'MC' }] })
    const other = await tang.call(contract.createExam, {
      title: '题不够',
      settings: { ...settings, paperId: small },
    })
    expect(await tang.refused(contract.publishExam, { id: other.id })).toBe('EXAM_NOT_ENOUGH_QUESTIONS')
    const bare = await tang.call(contract.createExam, { title: '没有卷' })
    expect(await tang.refused(contract.publishExam, { id: bare.id })).toBe('EXAM_NOT_READY')
    await enrolIn(sql, {
      courseId: itmId,
      versionId: await versionOf(sql, itmId),
      accountId: await idOf(lin),
    })
    const { id: attemptId, generation } = await lin.call(contract.startAttempt, { itmId })
    const { sections } = await lin.call(contract.getAttemptPaper, { id: attemptId })
    const [first] = sections[0]?.questions ?? []
    const recorded = {
      questionVersionId: first?.questionVersionId ?? '',
      seq: 1,
      value: { type: 'MC' as const, slot: 'p3' },
    }
    await lin.call(contract.submitAttempt, {
      id: attemptId,
      generation,
      answers: first?.type === 'MC' ? [recorded] : [],
    })
    await runJobs()
    const stats = await sumsByQuestion(sql, questionIds)
    expect([...stats.values()].map(({ answered }) => answered)).toEqual([1, 1])
    await tang.call(contract.closeExam, { id })
    expect(await lin.call(contract.getExamIntro, { itmId })).toMatchObject({ state: 'closed' })
  })

  test('a personal make-up time opens a finished exam for its owner only', async () => {
    const { lin, mei, tang, examId, linId, itmId } = await enrolled({
      settings: { opensAt: soon(-90), closesAt: soon(-30) },
    })
    const from = { makeUpFrom: soon(-5), makeUpUntil: soon(60) }
    await tang.call(contract.allowExtra, { id: examId, accountIds: [linId], ...from, reason: '病假' })
    expect(await lin.call(contract.startAttempt, { itmId })).toMatchObject({ number: 1 })
    expect(await mei.refused(contract.startAttempt, { itmId })).toBe('EXAM_CLOSED')
    expect(
      await tang.refused(contract.allowExtra, {
        id: examId,
        accountIds: [linId],
        makeUpFrom: soon(9),
        makeUpUntil: soon(8),
        reason: 'x',
      }),
    ).toBe('EXAM_WINDOW_INVALID')
  })
})
