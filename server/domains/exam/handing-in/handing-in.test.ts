import * as contract from '@lyceum/contract/exam'
import { describe, expect, test } from 'vitest'
import { tier } from '#testing/tier'
import { answers, enrolled, handIn, minutes } from '../bench-make.ts'
import { type Leaf, objective, rightAnswers, wrongAnswers } from '../paper-make.ts'
import { on } from '../tables.ts'
import { sweep } from './sweep-overdue.ts'

describe('handing in', () => {
  test('C-153 INV-E01 ten concurrent hand-ins happen once, with the same answer and a valid receipt', async () => {
    const { lin, itmId, sql, runJobs } = await enrolled()
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    const papers = await Promise.all(
      Array.from({ length: 10 }, () =>
        lin.call(contract.submitAttempt, { id, generation, answers: answers(objective) }),
      ),
    )
    expect(new Set(papers.map(({ receipt, submittedAt }) => receipt + submittedAt)).size).toBe(1)
    expect(papers[0]).toMatchObject({ submitKind: 'self', answered: 5 })
    const later = await lin.call(contract.submitAttempt, {
      id,
      generation,
      answers: answers(objective, wrongAnswers, 9),
    })
    expect(later.receipt).toBe(papers[0]?.receipt)
    expect(await lin.call(contract.checkReceipt, { id })).toMatchObject({
      isIntact: true,
      receipt: later.receipt,
      scoreState: 'C',
    })
    const candidate = await on(sql)
      .selectFrom('exam.candidate')
      .select(['opens', 'submits'])
      .executeTakeFirst()
    expect(candidate).toEqual({ opens: 1, submits: 1 })
    await on(sql)
      .updateTable('exam.answer')
      .set({ seq: '7' })
      .where('questionVersionId', '=', '101')
      .execute()
    expect(await lin.call(contract.checkReceipt, { id })).toMatchObject({ isIntact: false })
    await runJobs()
  })

  test('INV-E03 of the answers in a hand-in only newer ones are written, and the receipt covers all stored ones', async () => {
    const types: readonly Leaf[] = ['MC', 'MC_MANY', 'TF', 'FB', 'MT', 'ES']
    const { lin, itmId, asOwner } = await enrolled({ types })
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    const [first, second, third, ...rest] = answers(types, rightAnswers, 5)
    if (!first || !second || !third) throw new Error('expected a paper of six questions')
    await lin.call(contract.saveAnswers, { id, generation, answers: [first, second, third] })
    const versions = async () => {
      const { rows } = await asOwner((client) =>
        // xmin and xmax show who wrote or only locked a row.
        client.query<{ question: string; seq: string; mark: string }>(
          `select question_version_id as question, seq, xmin || '/' || xmax as mark from exam.answer order by 1`,
        ),
      )
      return rows
    }
    const saved = await versions()
    const late = { ...second, seq: 4, value: wrongAnswers.MC_MANY }
    const newer = { ...third, seq: 6, value: { type: 'TF' as const, isTrue: null } }
    const paper = { id, generation, answers: [first, late, newer, ...rest] }
    const { receipt, answered } = await lin.call(contract.submitAttempt, paper)
    expect(answered).toBe(5)
    const stored = await versions()
    expect(stored.map(({ seq }) => seq)).toEqual(['5', '5', '6', '5', '5', '5'])
    expect(stored.slice(0, 2)).toEqual(saved.slice(0, 2))
    expect(await lin.call(contract.checkReceipt, { id })).toMatchObject({ isIntact: true, receipt, answered })
    const { answers: shownAnswers } = await lin.call(contract.getAttempt, { id })
    expect(shownAnswers.find(({ questionVersionId }) => questionVersionId === '102')).toMatchObject(second)
  })

  test('deleting an attempt deletes its answers; its form and exam cannot be deleted while it exists', async () => {
    const { lin, mei, itmId, sql, asOwner, formId, examId } = await enrolled()
    const ids = [
      await handIn(lin, itmId, answers(objective, wrongAnswers)),
      await handIn(mei, itmId, answers(objective, wrongAnswers)),
    ]
    const remove = (from: string, id: string) =>
      asOwner((client) => client.query(`delete from ${from} where id = $1`, [id]))
    await expect(remove('exam.paper_form', formId)).rejects.toThrow('attempt_site_id_form_id_fkey')
    await expect(remove('exam.exam', examId)).rejects.toThrow('attempt_site_id_exam_id_fkey')
    await remove('exam.attempt', ids[0] ?? '')
    const left = await on(sql).selectFrom('exam.answer').select('attemptId').distinct().execute()
    expect(left).toEqual([{ attemptId: ids[1] }])
  })

  test('E-075 B-282 INV-E04 answers before the deadline count; later ones do not', async () => {
    const { lin, parts, itmId } = await enrolled({ types: ['MC', 'TF'], settings: { passScore: 10 } })
    const { id, generation, deadlineAt } = await lin.call(contract.startAttempt, { itmId })
    await lin.call(contract.saveAnswers, { id, generation, answers: answers(['MC']) })
    parts.clock.travel(minutes(60) + 3000)
    // A slow network: within the grace period it is on time, and dated to the deadline.
    await lin.call(contract.saveAnswers, {
      id,
      generation,
      answers: [{ questionVersionId: '102', seq: 2, value: { type: 'TF', isTrue: true } }],
    })
    parts.clock.travel(4000)
    const late = {
      id,
      generation,
      answers: [{ questionVersionId: '101', seq: 9, value: { type: 'MC' as const, slot: 'k8' } }],
    }
    expect(await lin.refused(contract.saveAnswers, late)).toBe('EXAM_TIME_UP')
    const paper = await lin.call(contract.submitAttempt, late)
    expect(paper).toMatchObject({ submitKind: 'timeout', submittedAt: deadlineAt, answered: 2 })
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({
      score: 20,
      isPassed: true,
      usedSeconds: 3600,
    })
  })

  test('decisions Q-085: an exam may give zero for a timed-out paper; the answers are kept', async () => {
    const { lin, parts, itmId, ctx } = await enrolled({ settings: { timeoutPolicy: 'ZERO' } })
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    await lin.call(contract.saveAnswers, { id, generation, answers: answers(objective) })
    parts.clock.travel(minutes(61))
    expect(await sweep(await ctx())).toBe(1)
    expect(await sweep(await ctx())).toBe(0)
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({
      score: 0,
      isPassed: false,
      submitKind: 'timeout',
    })
    expect((await lin.call(contract.getAttempt, { id })).answers).toHaveLength(5)
    expect(await lin.refused(contract.saveAnswers, { id, generation, answers: [] })).toBe('EXAM_TIME_UP')
  })

  test('E-069 a failed hand-in returns an error, keeps the saved answers, and can be retried', async () => {
    const { lin, itmId, asOwner } = await enrolled()
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    await lin.call(contract.saveAnswers, { id, generation, answers: answers(objective) })
    await asOwner((client) => client.query('alter table exam.candidate rename to candidate_away'))
    expect(await lin.refused(contract.submitAttempt, { id, generation, answers: [] })).toBe(
      'EXAM_SUBMIT_FAILED',
    )
    await asOwner((client) => client.query('alter table exam.candidate_away rename to candidate'))
    expect(await lin.call(contract.getAttempt, { id })).toMatchObject({ state: 'open', unanswered: 0 })
    expect(await lin.call(contract.submitAttempt, { id, generation, answers: [] })).toMatchObject({
      answered: 5,
    })
  })

  test('E-077 B-284 unanswered questions are counted for the warning, and may stay empty', async () => {
    const { lin, itmId } = await enrolled()
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    await lin.call(contract.saveAnswers, { id, generation, answers: answers(['MC']) })
    expect(await lin.call(contract.getAttempt, { id })).toMatchObject({ unanswered: 4 })
    expect(await lin.call(contract.submitAttempt, { id, generation, answers: [] })).toMatchObject({
      answered: 1,
    })
    expect(await lin.refused(contract.saveAnswers, { id, generation, answers: [] })).toBe('EXAM_HANDED_IN')
  })

  test('INV-E06 three concurrent sweepers close every overdue attempt once', async () => {
    const { sql, ctx, parts, ...exam } = await enrolled()
    const { makeAccount } = await import('../../identity/make.ts')
    const { makeAttempt } = await import('../make.ts')
    const count = tier(60, 5000)
    for (let i = 0; i < count; i += 1) {
      const accountId = await makeAccount(sql, { userName: `sweep${i}`, name: '考生' })
      await makeAttempt(sql, { accountId, exam: { ...exam, enrolments: ['1'] } })
    }
    parts.clock.travel(minutes(70))
    const sweepers = await Promise.all([ctx(), ctx(), ctx()])
    await Promise.all(sweepers.map((sweeper) => sweep(sweeper)))
    await sweep(await ctx())
    const rows = await on(sql)
      .selectFrom('exam.attempt')
      .select(['state', 'submitKind', 'scoreState'])
      .execute()
    expect(rows).toHaveLength(count)
    expect(
      rows.every(
        ({ state, submitKind, scoreState }) =>
          state === 'submitted' && submitKind === 'timeout' && scoreState === 'C',
      ),
    ).toBe(true)
    const candidates = await on(sql).selectFrom('exam.candidate').select('submits').execute()
    expect(candidates.every(({ submits }) => submits === 1)).toBe(true)
  })

  test('E-071 B-290 deleting the learning record ends the attempt with its own error', async () => {
    const { lin, itmId, ctx, enrolments, linId, runJobs } = await enrolled()
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    const { unenrolled } = await import('#events/learning')
    await (
      await ctx()
    ).publish(unenrolled, { enrolmentId: enrolments[0] ?? '', courseId: itmId, accountId: linId })
    await runJobs()
    expect(await lin.refused(contract.saveAnswers, { id, generation, answers: [] })).toBe(
      'LEARNING_RECORD_DELETED',
    )
    expect(await lin.refused(contract.submitAttempt, { id, generation, answers: [] })).toBe(
      'LEARNING_RECORD_DELETED',
    )
  })
})
