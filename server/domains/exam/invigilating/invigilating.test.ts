import * as contract from '@lyceum/contract/exam'
import { describe, expect, test, vi } from 'vitest'
import { answers, enrolled, handIn, minutes } from '../bench-make.ts'
import { objective, wrongAnswers } from '../paper-make.ts'

const why = { reasonKind: 'technical', reason: '机房断网' } as const

describe('invigilating an exam', () => {
  test('E-076 B-222 B-289 a pause stops answering and the clock, and resuming gives the time back', async () => {
    const { lin, tang, itmId, parts } = await enrolled()
    const { id, generation, deadlineAt } = await lin.call(contract.startAttempt, { itmId })
    expect(await lin.refused(contract.actOnSitting, { id, act: 'pause', ...why })).toBe(
      'NO_RIGHT_EXECUTE_MSG',
    )
    expect(await tang.call(contract.actOnSitting, { id, act: 'pause', ...why })).toMatchObject({
      isPaused: true,
    })
    expect(await lin.refused(contract.saveAnswers, { id, generation, answers: [] })).toBe('EXAM_ADMIN_PAUSED')
    parts.clock.travel(minutes(90))
    expect(await lin.call(contract.getAttempt, { id })).toMatchObject({ state: 'open', isPaused: true })
    await tang.call(contract.actOnSitting, { id, act: 'resume', ...why })
    const saved = await lin.call(contract.saveAnswers, { id, generation, answers: [] })
    const moved = new Date(saved.deadlineAt).getTime() - new Date(deadlineAt).getTime()
    expect(moved).toBeGreaterThanOrEqual(minutes(90) - 1000)
    expect(await tang.refused(contract.actOnSitting, { id, act: 'resume', ...why })).toBe('EXAM_WRONG_STATE')
  })

  test('C-368 the same by a flag: pauses and resumes, with the reason recorded', async () => {
    const { lin, tang, mei, itmId } = await enrolled()
    const { id } = await lin.call(contract.startAttempt, { itmId })
    expect(await mei.refused(contract.pauseSitting, { id, paused: true, ...why })).toBe(
      'NO_RIGHT_EXECUTE_MSG',
    )
    expect(await tang.call(contract.pauseSitting, { id, paused: true, ...why })).toMatchObject({
      isPaused: true,
    })
    expect(await tang.refused(contract.pauseSitting, { id, paused: true, ...why })).toBe('EXAM_WRONG_STATE')
    expect(await tang.call(contract.pauseSitting, { id, paused: false, ...why })).toMatchObject({
      state: 'open',
      isPaused: false,
    })
    const { acts } = await tang.call(contract.getSitting, { id })
    expect(acts.map(({ kind, reason }) => `${kind} ${reason}`).toSorted()).toEqual([
      'pause 机房断网',
      'resume 机房断网',
    ])
  })

  test('K-25 notifies invigilators of saved answers within a second', async () => {
    const { lin, tang, examId, itmId, parts } = await enrolled()
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    await tang.call(contract.getInvigilationState, { id: examId })
    const hints = async () => {
      const entries = await parts.redis.xrange('socket.io', '-', '+')
      return entries.filter((entry) => JSON.stringify(entry).includes('exam.room')).length
    }
    expect(await hints()).toBe(0)
    await lin.call(contract.saveAnswers, { id, generation, answers: answers(['MC']) })
    await lin.call(contract.saveAnswers, { id, generation, answers: answers(['MC'], wrongAnswers, 2) })
    await vi.waitFor(async () => expect(await hints()).toBe(1), { timeout: 1000, interval: 50 })
    expect((await tang.call(contract.getInvigilationState, { id: examId })).records).toMatchObject([
      { answered: 1 },
    ])
  })

  test('the invigilation view shows who is answering, how far they are, and who is offline', async () => {
    const { lin, mei, tang, zhou, examId, itmId, parts } = await enrolled()
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    await lin.call(contract.saveAnswers, { id, generation, answers: answers(['MC']) })
    await handIn(mei, itmId, answers(objective))
    parts.clock.travel(minutes(3))
    const overview = await tang.call(contract.getInvigilationState, { id: examId })
    expect(overview).toMatchObject({ open: 1, submitted: 1, paused: 0 })
    expect(overview.records).toMatchObject([
      { id, connection: 'quiet', answered: 1, questions: 5 },
      { connection: 'gone', score: 50, isPassed: true },
    ])
    expect(await zhou.refused(contract.getInvigilationState, { id: examId })).toBe('NOT_FOUND')
  })

  test('a forced hand-in keeps and scores the saved answers', async () => {
    const { lin, tang, itmId } = await enrolled()
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    await lin.call(contract.saveAnswers, { id, generation, answers: answers(objective) })
    expect(await tang.call(contract.actOnSitting, { id, act: 'force', ...why })).toMatchObject({
      state: 'submitted',
    })
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({ submitKind: 'forced', score: 50 })
    expect(await lin.refused(contract.saveAnswers, { id, generation, answers: [] })).toBe(
      'EXAM_FORCED_SUBMIT',
    )
  })

  test('INV-E10 gives back a score zeroed for screen cuts with a reason, keeping the evidence', async () => {
    const { lin, tang, itmId } = await enrolled({ settings: { screenCutLimit: 0 } })
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    await lin.call(contract.saveAnswers, { id, generation, answers: answers(objective) })
    await lin.call(contract.reportScreenCut, { id, eventId: crypto.randomUUID(), seconds: 4 })
    expect(await tang.call(contract.getSitting, { id })).toMatchObject({
      rawScore: 50,
      score: 0,
      cutList: [{ seconds: 4, isCounted: true }],
    })
    await tang.call(contract.actOnSitting, {
      id,
      act: 'reinstate',
      reasonKind: 'mistake',
      reason: '输入法弹窗',
    })
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({ score: 50, isPassed: true })
    expect(await tang.call(contract.getSitting, { id })).toMatchObject({
      isReinstated: true,
      acts: [{ kind: 'reinstate', reasonKind: 'mistake', reason: '输入法弹窗' }],
    })
  })

  test('a score on hold for review is given back, or stays zero', async () => {
    const reviewExam = await enrolled({ settings: { screenCutLimit: 0, screenCutPolicy: 'REVIEW' } })
    for (const [person, act, score] of [
      [reviewExam.lin, 'reinstate', 50],
      [reviewExam.mei, 'uphold', 0],
    ] as const) {
      const { id, generation } = await person.call(contract.startAttempt, { itmId: reviewExam.itmId })
      await person.call(contract.saveAnswers, { id, generation, answers: answers(objective) })
      await person.call(contract.reportScreenCut, { id, eventId: crypto.randomUUID(), seconds: 4 })
      await reviewExam.tang.call(contract.actOnSitting, { id, act, ...why })
      expect(await person.call(contract.getExamReport, { id })).toMatchObject({
        isHeld: false,
        score,
        scoreState: 'C',
      })
    }
  })

  test('scores of an exam on site are entered, corrected, and complete the course', async () => {
    const { lin, tang, itmId, examId, linId, meiId, asOwner, enrolments, runJobs } = await enrolled({
      isOffline: true,
      settings: { passScore: 60 },
    })
    expect(await lin.refused(contract.startAttempt, { itmId })).toBe('EXAM_OFFLINE')
    const scores = [
      { accountId: linId, score: 55 },
      { accountId: meiId, score: 90.5 },
    ]
    expect(
      await tang.refused(contract.enterScores, { id: examId, scores: [{ accountId: linId, score: 101 }] }),
    ).toBe('GRADE_INVALID')
    expect(await tang.call(contract.enterScores, { id: examId, scores })).toEqual({ entered: 2 })
    await tang.call(contract.enterScores, { id: examId, scores: [{ accountId: linId, score: 61 }] })
    await runJobs()
    const { rows } = await asOwner((client) =>
      client.query<{ status: string }>('select status from learning.enrolment where id = any($1)', [
        enrolments,
      ]),
    )
    expect(rows.map(({ status }) => status)).toEqual(['PASSED', 'PASSED'])
    expect(await tang.call(contract.getExamAnalysis, { id: examId })).toMatchObject({
      papers: 2,
      passed: 2,
      mean: 75.8,
    })
  })

  test('the analysis shows how many got each question right', async () => {
    const { lin, mei, tang, examId, itmId } = await enrolled({ types: ['MC', 'TF'] })
    await handIn(lin, itmId, answers(['MC', 'TF']))
    await handIn(mei, itmId, answers(['MC', 'TF'], wrongAnswers))
    const analysis = await tang.call(contract.getExamAnalysis, { id: examId })
    expect(analysis).toMatchObject({ papers: 2, passed: 0, mean: 10 })
    expect(analysis.items).toMatchObject([
      { questionVersionId: '101', papers: 2, facility: 0.5, right: 1 },
      {},
    ])
    expect(analysis.spread.reduce((sum, count) => sum + count, 0)).toBe(2)
  })
})

describe('a wrong key', () => {
  const key = { type: 'MC', right: 'k8' } as const

  test('INV-E09 a dry run reports what would change and changes nothing; applied, it rescores; undone, it is as before', async () => {
    const { lin, mei, tang, examId, itmId, runJobs, sql } = await enrolled({
      types: ['MC'],
      settings: { passScore: 10, answersShown: 'afterSubmit' },
    })
    const first = await handIn(lin, itmId, answers(['MC']))
    const second = await handIn(mei, itmId, answers(['MC'], wrongAnswers))
    const request = {
      id: examId,
      questionVersionId: '101',
      policy: 'newKey',
      key,
      reason: '答案录错',
    } as const
    expect(await tang.call(contract.regradeExam, request)).toMatchObject({
      papers: 2,
      changed: 2,
      nowPass: 1,
      noLongerPass: 1,
    })
    expect(await mei.call(contract.getExamReport, { id: second })).toMatchObject({ score: 0 })
    await tang.call(contract.regradeExam, { ...request, policy: 'eitherKey', isDryRun: false })
    await runJobs()
    expect(await mei.call(contract.getExamReport, { id: second })).toMatchObject({
      score: 10,
      isPassed: true,
    })
    expect(await lin.call(contract.getExamReport, { id: first })).toMatchObject({ score: 10, isPassed: true })
    expect((await mei.call(contract.checkAnswers, { id: second })).questions[0]?.parts[0]).toMatchObject({
      key,
      isRight: true,
    })
    await tang.call(contract.undoRegrade, { id: examId, questionVersionId: '101' })
    await runJobs()
    expect(await mei.call(contract.getExamReport, { id: second })).toMatchObject({
      score: 0,
      isPassed: false,
    })
    const { on } = await import('../tables.ts')
    const rows = await on(sql).selectFrom('exam.attempt').select('scoreBeforeRegrade').orderBy('id').execute()
    expect(rows).toEqual([{ scoreBeforeRegrade: '10.0' }, { scoreBeforeRegrade: '0.0' }])
  })

  test('rejects a key of another type, a missing key, and a question of another paper', async () => {
    const { lin, tang, examId, itmId } = await enrolled({ types: ['MC'] })
    await handIn(lin, itmId, answers(['MC']))
    const request = { id: examId, questionVersionId: '101', policy: 'newKey', reason: '录错' } as const
    expect(await tang.refused(contract.regradeExam, request)).toBe('EXAM_ANSWERS_UNFIT')
    expect(await tang.refused(contract.regradeExam, { ...request, key: { type: 'TF', right: true } })).toBe(
      'EXAM_ANSWERS_UNFIT',
    )
    expect(await tang.refused(contract.regradeExam, { ...request, key, questionVersionId: '999' })).toBe(
      'NOT_FOUND',
    )
    expect(await tang.refused(contract.undoRegrade, { id: examId, questionVersionId: '101' })).toBe(
      'EXAM_WRONG_STATE',
    )
  })
})
