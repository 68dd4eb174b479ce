import * as contract from '@lyceum/contract/exam'
import type { PaperDocument } from '@lyceum/contract/paper'
import { describe, expect, test } from 'vitest'
import { tier } from '#testing/tier'
import { answers, enrolled, minutes, soon } from '../bench-make.ts'
import { objective, secret } from '../paper-make.ts'
import { on } from '../tables.ts'

describe('entering an exam', () => {
  test('C-149 B-275 an attempt starts with the full time of the exam, and the paper contains nothing of the key', async () => {
    const { lin, itmId } = await enrolled({ types: ['MC', 'ES', 'TF', 'FB'], isScenario: true })
    const intro = await lin.call(contract.getExamIntro, { itmId })
    expect(intro).toMatchObject({
      mayStart: true,
      minutes: 60,
      passScore: 30,
      fullScore: 40,
      questionCount: 4,
      opens: 0,
    })
    const begun = await lin.call(contract.startAttempt, { itmId })
    expect(begun).toMatchObject({
      number: 1,
      generation: 1,
      isResumed: false,
      isPaused: false,
      remainingCuts: null,
    })
    expect(begun.remainingSeconds).toBeGreaterThan(3590)
    expect(new Date(begun.deadlineAt).getTime() - new Date(begun.startedAt).getTime()).toBe(minutes(60))
    const paper = await lin.send(contract.getAttemptPaper, { id: begun.id })
    expect(paper.headers['cache-control']).toBe('no-store')
    expect(paper.body).not.toContain(secret)
    expect(
      paper.json<{ result: PaperDocument }>().result.sections[0]?.questions.map(({ type }) => type),
    ).toEqual(['MC', 'ES', 'SI'])
  })

  test('E-065 B-291 rejects entry before opening, after closing and too late; an open attempt continues', async () => {
    const { lin, mei, parts, itmId } = await enrolled({
      settings: { opensAt: soon(10), closesAt: soon(120), lateMinutes: 15 },
    })
    expect(await lin.refused(contract.startAttempt, { itmId })).toBe('EXAM_NOT_STARTED')
    expect(await lin.call(contract.getExamIntro, { itmId })).toMatchObject({
      mayStart: false,
      code: 'EXAM_NOT_STARTED',
    })
    parts.clock.travel(minutes(11))
    const { id } = await lin.call(contract.startAttempt, { itmId })
    parts.clock.travel(minutes(16))
    expect(await mei.refused(contract.startAttempt, { itmId })).toBe('EXAM_TOO_LATE')
    expect(await lin.call(contract.startAttempt, { itmId })).toMatchObject({
      id,
      isResumed: true,
      generation: 2,
    })
    parts.clock.travel(minutes(120))
    expect(await mei.refused(contract.startAttempt, { itmId })).toBe('EXAM_CLOSED')
  })

  test('E-066 INV-E07 B-262 B-263 allows the configured number of attempts and no more; extra attempts are added', async () => {
    const { lin, tang, examId, linId, itmId } = await enrolled({ settings: { maxOpens: 2, maxSubmits: 1 } })
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    await lin.call(contract.submitAttempt, { id, generation, answers: [] })
    expect(await lin.refused(contract.startAttempt, { itmId })).toBe('EXAM_LIMIT_REACHED')
    await tang.call(contract.allowExtra, { id: examId, accountIds: [linId], extraOpens: 1, reason: '停电' })
    expect(await lin.call(contract.startAttempt, { itmId })).toMatchObject({ number: 2 })
  })

  test('E-064 B-287 rejects a new attempt after passing', async () => {
    const { lin, itmId } = await enrolled()
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    await lin.call(contract.submitAttempt, { id, generation, answers: answers(objective) })
    expect(await lin.refused(contract.startAttempt, { itmId })).toBe('EXAM_ALREADY_QUALIFIED')
  })

  test('E-067 B-286 without a drawn form nobody starts, and no attempt is counted', async () => {
    const { lin, itmId } = await enrolled({ isWithoutForms: true, settings: { maxOpens: 1 } })
    expect(await lin.refused(contract.startAttempt, { itmId })).toBe('EXAM_PAPER_GENERATING')
    expect(await lin.call(contract.getExamIntro, { itmId })).toMatchObject({ opens: 0, mayStart: true })
  })

  test('C-367 E-078 B-220 B-221 some exams start when an administrator starts them, some need a code', async () => {
    const { lin, tang, examId, itmId } = await enrolled({
      settings: { isAdminStart: true, startCode: 'AB12' },
    })
    expect(await lin.refused(contract.startAttempt, { itmId })).toBe('EXAM_ADMIN_START_ONLY')
    expect(await lin.refused(contract.startExam, { id: examId })).toBe('NO_RIGHT_EXECUTE_MSG')
    await tang.call(contract.startExam, { id: examId })
    expect(await lin.refused(contract.startAttempt, { itmId, startCode: 'XXXX' })).toBe('EXAM_START_CODE')
    expect(await lin.refused(contract.startAttempt, { itmId })).toBe('EXAM_START_CODE')
    expect(await lin.call(contract.startAttempt, { itmId, startCode: 'ab12' })).toMatchObject({ number: 1 })
  })

  test('rejects people who are not enrolled or whose course has ended (B-240)', async () => {
    const { chen, lin, itmId, asOwner, enrolments } = await enrolled()
    expect(await chen.refused(contract.startAttempt, { itmId })).toBe('NOT_ENROLLED')
    await asOwner((client) =>
      client.query(`update learning.enrolment set status = 'ABANDONED' where id = ${enrolments[0]}`),
    )
    expect(await lin.refused(contract.startAttempt, { itmId })).toBe('COURSE_CLOSED_FOR_SUBMIT')
  })

  test('INV-E07 INV-E14 concurrent starts open one attempt, and the last window counts', async () => {
    const { lin, itmId, sql, linId } = await enrolled({ settings: { maxOpens: 1 } })
    const starts = await Promise.all(
      Array.from({ length: tier(50, 50) }, () => lin.call(contract.startAttempt, { itmId })),
    )
    expect(new Set(starts.map(({ id }) => id)).size).toBe(1)
    expect(new Set(starts.map(({ generation }) => generation)).size).toBe(starts.length)
    expect(starts.filter(({ isResumed }) => !isResumed)).toHaveLength(1)
    const rows = await on(sql)
      .selectFrom('exam.attempt')
      .select('id')
      .where('accountId', '=', linId)
      .execute()
    expect(rows).toHaveLength(1)
    const last = Math.max(...starts.map(({ generation }) => generation))
    const id = starts[0]?.id ?? ''
    const [answer] = answers(['MC'])
    expect(await lin.refused(contract.saveAnswers, { id, generation: last - 1, answers: [] })).toBe(
      'EXAM_TAKEN_OVER',
    )
    await lin.call(contract.saveAnswers, { id, generation: last, answers: answer ? [answer] : [] })
  })
})
