import * as contract from '@lyceum/contract/exam'
import type { AnswerValue } from '@lyceum/contract/question'
import { describe, expect, test } from 'vitest'
import { tier } from '#testing/tier'
import { answers, enrolled, minutes } from '../bench-make.ts'
import { makeExam } from '../make.ts'
import { objective } from '../paper-make.ts'
import { on } from '../tables.ts'

describe('answering', () => {
  test('C-150 C-151 B-280 saves answers and flags, also across a change of device', async () => {
    const { lin, itmId } = await enrolled({ types: ['MC', 'TF', 'ES'] })
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    await lin.call(contract.saveAnswers, {
      id,
      generation,
      answers: [
        { questionVersionId: '101', seq: 1, value: { type: 'MC', slot: 'p3' }, isMarked: true },
        { questionVersionId: '103', seq: 2, value: { type: 'ES', text: '' } },
      ],
    })
    const again = await lin.call(contract.startAttempt, { itmId })
    expect(again).toMatchObject({ id, generation: 2, isResumed: true })
    const state = await lin.call(contract.getAttempt, { id })
    expect(state).toMatchObject({ state: 'open', unanswered: 2, submitKind: null })
    expect(state.answers.find(({ questionVersionId }) => questionVersionId === '101')).toMatchObject({
      isMarked: true,
      seq: 1,
      value: { slot: 'p3' },
    })
  })

  test('INV-E03 keeps the highest sequence number per question, whatever the order of saves, repeated or late', async () => {
    const { lin, itmId } = await enrolled({ types: ['MC', 'TF'] })
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    const slots = ['p3', 'k8', 'x1'] as const
    const rounds = tier(20, 100)
    const saves = Array.from({ length: rounds }, (_, i) => ({ seq: i + 1, slot: slots[i % 3] ?? 'p3' }))
    const shuffled = saves.concat(saves.filter((_, i) => i % 4 === 0)).toSorted(() => Math.random() - 0.5)
    await Promise.all(
      shuffled.map(({ seq, slot }) =>
        lin.call(contract.saveAnswers, {
          id,
          generation,
          answers: [{ questionVersionId: '101', seq, value: { type: 'MC', slot } }],
        }),
      ),
    )
    const { answers: stored } = await lin.call(contract.getAttempt, { id })
    expect(stored).toEqual([
      {
        questionVersionId: '101',
        seq: rounds,
        value: { type: 'MC', slot: saves.at(-1)?.slot },
        isMarked: false,
      },
    ])
  })

  test('A51 rejects answers to other questions, of another type or with unknown options', async () => {
    const { lin, itmId } = await enrolled({ types: ['MC', 'FB'] })
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    const wrong: { questionVersionId: string; value: AnswerValue }[] = [
      { questionVersionId: '999', value: { type: 'MC', slot: 'p3' } },
      { questionVersionId: '101', value: { type: 'TF', isTrue: true } },
      { questionVersionId: '101', value: { type: 'MC', slot: 'zz' } },
      { questionVersionId: '102', value: { type: 'FB', blanks: { b9: '2' } } },
    ]
    for (const answer of wrong)
      expect(
        await lin.refused(contract.saveAnswers, { id, generation, answers: [{ ...answer, seq: 1 }] }),
      ).toBe('EXAM_ANSWERS_UNFIT')
  })

  test('INV-E05 A54 reopening or switching devices does not move the deadline; extra time does, at once', async () => {
    const { lin, tang, examId, linId, parts, itmId } = await enrolled()
    const { id, deadlineAt, generation } = await lin.call(contract.startAttempt, { itmId })
    parts.clock.travel(minutes(20))
    expect((await lin.call(contract.startAttempt, { itmId })).deadlineAt).toBe(deadlineAt)
    const given = await tang.call(contract.allowExtra, {
      id: examId,
      accountIds: [linId],
      extraMinutes: 15,
      reason: '视力障碍',
    })
    expect(given).toEqual({ people: 1, running: 1 })
    const saved = await lin.call(contract.saveAnswers, { id, generation: generation + 1, answers: [] })
    expect(new Date(saved.deadlineAt).getTime() - new Date(deadlineAt).getTime()).toBe(minutes(15))
    const { records } = await tang.call(contract.listAllowances, { id: examId })
    expect(records).toMatchObject([{ accountId: linId, extraMinutes: 15, reason: '视力障碍' }])
  })
})

describe('leaving the screen', () => {
  const event = () => crypto.randomUUID()

  test('E-073 E-074 B-281 B-283 B-288 INV-E10 counts each screen cut once; one over the limit submits the paper with score zero', async () => {
    const { lin, itmId, sql, parts } = await enrolled({ settings: { screenCutLimit: 1 } })
    const { id, generation, remainingCuts } = await lin.call(contract.startAttempt, { itmId })
    expect(remainingCuts).toBe(1)
    await lin.call(contract.saveAnswers, { id, generation, answers: answers(objective) })
    expect(await lin.call(contract.reportScreenCut, { id, eventId: event(), seconds: 0.4 })).toMatchObject({
      isCounted: false,
      cuts: 0,
      code: '',
    })
    const first = event()
    for (const _ of [1, 2])
      expect(await lin.call(contract.reportScreenCut, { id, eventId: first, seconds: 3 })).toMatchObject({
        cuts: 1,
        remainingCuts: 0,
        isForced: false,
        code: 'EXAM_CHEATING_WARNING',
      })
    parts.clock.travel(5000)
    expect(await lin.call(contract.reportScreenCut, { id, eventId: event(), seconds: 2 })).toMatchObject({
      cuts: 2,
      isForced: true,
      code: 'EXAM_FORCED_SUBMIT',
    })
    expect(await lin.refused(contract.saveAnswers, { id, generation, answers: [] })).toBe(
      'EXAM_FORCED_SUBMIT',
    )
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({
      score: 0,
      isPassed: false,
      submitKind: 'cuts',
      cuts: 2,
    })
    const row = await on(sql)
      .selectFrom('exam.attempt')
      .select(['rawScore', 'score'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ rawScore: '50.0', score: '0.0' })
  })

  test('REVIEW puts the score on hold, RECORD only records the cut', async () => {
    const review = await enrolled({ settings: { screenCutLimit: 0, screenCutPolicy: 'REVIEW' } })
    const { id } = await review.lin.call(contract.startAttempt, { itmId: review.itmId })
    expect(
      await review.lin.call(contract.reportScreenCut, { id, eventId: event(), seconds: 2 }),
    ).toMatchObject({ isForced: true })
    expect(await review.lin.call(contract.getExamReport, { id })).toMatchObject({
      isHeld: true,
      score: null,
      scoreState: 'I',
    })
    const record = await makeExam(review.sql, {
      accountIds: [review.linId],
      settings: { screenCutLimit: 0, screenCutPolicy: 'RECORD' },
    })
    const { id: other } = await review.lin.call(contract.startAttempt, { itmId: record.courseId })
    expect(
      await review.lin.call(contract.reportScreenCut, { id: other, eventId: event(), seconds: 2 }),
    ).toMatchObject({ isForced: false, cuts: 1 })
  })

  test('A55 rejects reports of screen cuts for another person’s attempt', async () => {
    const { lin, mei, itmId } = await enrolled({ settings: { screenCutLimit: 0 } })
    const { id } = await lin.call(contract.startAttempt, { itmId })
    expect(await mei.refused(contract.reportScreenCut, { id, eventId: event(), seconds: 9 })).toBe(
      'NOT_FOUND',
    )
    expect(await lin.call(contract.getAttempt, { id })).toMatchObject({ state: 'open' })
  })
})
