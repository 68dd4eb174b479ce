import * as contract from '@lyceum/contract/exam'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Db } from '#platform/db'
import { tier } from '#testing/tier'
import { answers, enrolled, handIn, minutes } from '../../bench-make.ts'
import { objective, rightAnswers, wrongAnswers } from '../../paper-make.ts'
import { sweep } from '../../handing-in/sweep-overdue.ts'
import { on } from '../../tables.ts'
import { score } from '../score-attempt.ts'
import { scoreInTurn, scoreSoon } from './score-soon.ts'

type Exam = Awaited<ReturnType<typeof enrolled>>

/** Papers that mei has handed in and that are not scored. */
async function handedIn({ sql, examId, formId, meiId, document }: Exam, count: number) {
  const now = new Date()
  await on(sql)
    .insertInto('exam.candidate')
    .values({ examId, accountId: meiId, opens: count, submits: count })
    .execute()
  const paper = {
    examId,
    accountId: meiId,
    enrolmentId: '1',
    formId,
    fullScore: String(document.fullScore),
    state: 'submitted' as const,
    startedAt: now,
    deadlineAt: now,
    seenAt: now,
    submittedAt: now,
    submitKind: 'self' as const,
    scoreState: 'N' as const,
  }
  const rows = await on(sql)
    .insertInto('exam.attempt')
    .values(Array.from({ length: count }, (_, i) => ({ ...paper, number: i + 1 })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function statesOf(db: Db, ids: readonly string[]) {
  const rows = await on(db)
    .selectFrom('exam.attempt')
    .select(['id', 'scoreState'])
    .where('id', 'in', [...ids])
    .execute()
  const states = new Map(rows.map(({ id, scoreState }) => [id, scoreState]))
  return ids.map((id) => states.get(id))
}

/** Makes the database reject every score of these papers, with this error code. */
const refuseScoring = ({ asOwner }: Exam, ids: readonly string[], code = 'P0001') =>
  asOwner((client) =>
    client.query(`
      create function exam.refuse() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '${code}'; end $$;
      create trigger refuse before update on exam.attempt for each row
        when (new.id in (${ids.join()}) and new.score_state <> 'N') execute function exam.refuse()`),
  )

const allowScoring = ({ asOwner }: Exam) =>
  asOwner((client) => client.query('drop trigger refuse on exam.attempt'))

describe('the scoring queue', () => {
  test('with a full group ahead the caller does not wait, and is scored after it', async () => {
    const exam = await enrolled()
    const [last = '', ...group] = await handedIn(exam, 101)
    const ctx = await exam.ctx()
    let scored = 0
    const waiting = group.map((id) => scoreInTurn(ctx, id).finally(() => (scored += 1)))
    expect(await scoreSoon(ctx, last)).toBe('N')
    expect(scored).toBe(0)
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['C']))
    // A caller that must have the score waits behind the group.
    expect(await scoreInTurn(ctx, last)).toBe('C')
  })

  test('with one place less ahead the caller waits for the score', async () => {
    const exam = await enrolled()
    const ctx = await exam.ctx()
    const states = await Promise.all((await handedIn(exam, 100)).map((id) => scoreSoon(ctx, id)))
    expect(new Set(states)).toEqual(new Set(['C']))
  })

  test('C-153 returns a valid receipt while a burst of papers is queued for scoring', async () => {
    const exam = await enrolled()
    const { lin, itmId, meiId } = exam
    const ids = await handedIn(exam, 201)
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    const ctx = await exam.ctx()
    const { storm, receipt } = await exam.asOwner(async (client) => {
      await client.query('begin')
      await client.query('select from exam.candidate where account_id = $1 for update', [meiId])
      const storm = ids.map((attemptId) => scoreInTurn(ctx, attemptId))
      const receipt = await lin.call(contract.submitAttempt, { id, generation, answers: answers(objective) })
      await client.query('commit')
      return { storm, receipt }
    })
    expect(receipt).toMatchObject({ submitKind: 'self', answered: 5, scoreState: 'N' })
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({ score: null, mayRescore: false })
    await Promise.all(storm)
    expect(await scoreInTurn(ctx, id)).toBe('C')
    expect(await lin.call(contract.checkReceipt, { id })).toMatchObject({
      isIntact: true,
      receipt: receipt.receipt,
      scoreState: 'C',
    })
  })

  test('E-070 a paper that can be neither scored nor marked as failed blocks nobody, and the sweeper finds it', async () => {
    const exam = await enrolled()
    const { lin, mei, itmId, parts, sql } = exam
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    await refuseScoring(exam, [id])
    const paper = await lin.call(contract.submitAttempt, { id, generation, answers: answers(objective) })
    expect(paper).toMatchObject({ answered: 5, scoreState: 'N' })
    const next = await handIn(mei, itmId, answers(objective))
    expect(await statesOf(sql, [id, next])).toEqual(['N', 'C'])
    await allowScoring(exam)
    parts.clock.travel(minutes(1))
    await sweep(await exam.ctx())
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({ scoreState: 'C', score: 50 })
  })

  test('INV-E06 one sweep scores all papers left unscored by a crash under load, once the database is back', async () => {
    const exam = await enrolled()
    const ids = await handedIn(exam, 201)
    exam.parts.clock.travel(minutes(1))
    const away = '57P01'
    await refuseScoring(exam, ids, away)
    await sweep(await exam.ctx())
    expect(new Set(await statesOf(exam.sql, ids))).toEqual(new Set(['N']))
    await allowScoring(exam)
    await sweep(await exam.ctx())
    expect(new Set(await statesOf(exam.sql, ids))).toEqual(new Set(['C']))
  })

  test('others in the group are scored; while the database is down no further paper is tried', async () => {
    for (const [code, beside] of [
      ['P0001', 'C'],
      ['57P01', 'N'],
    ] as const) {
      const exam = await enrolled()
      const [first = '', second = ''] = await handedIn(exam, 2)
      const ctx = await exam.ctx()
      await refuseScoring(exam, [first], code)
      const states = await Promise.all([scoreInTurn(ctx, first), scoreInTurn(ctx, second)])
      expect(states).toEqual([null, beside === 'C' ? 'C' : null])
      expect(await statesOf(exam.sql, [first, second])).toEqual(['N', beside])
      await allowScoring(exam)
      expect(await Promise.all([scoreInTurn(ctx, first), scoreInTurn(ctx, second)])).toEqual(['C', 'C'])
    }
  })
})

describe('answers that the caller has', () => {
  test('are scored as they are, and nobody else gets them', async () => {
    const exam = await enrolled()
    const ids = await handedIn(exam, 3)
    const ctx = await exam.ctx()
    const given = answers(objective).map((answer) => ({ ...answer, isMarked: false }))
    const states = await Promise.all(
      ids.map((id, n) => (n === 1 ? scoreInTurn(ctx, id, given) : scoreInTurn(ctx, id))),
    )
    expect(new Set(states)).toEqual(new Set(['C']))
    const rows = await on(exam.sql)
      .selectFrom('exam.attempt')
      .select(['id', 'score'])
      .where('id', 'in', ids)
      .execute()
    const scores = new Map(rows.map(({ id, score }) => [id, Number(score)]))
    expect(ids.map((id) => scores.get(id))).toEqual([0, 50, 0])
  })

  test('C-153 are not read again for scoring', async () => {
    const { lin, itmId, asOwner } = await enrolled()
    const { id, generation } = await lin.call(contract.startAttempt, { itmId })
    // Whatever would be read is wrong.
    await asOwner((client) =>
      client.query(`
        create function exam.blot() returns trigger language plpgsql as
          $$ begin new.value := null; return new; end $$;
        create trigger blot before insert on exam.answer for each row execute function exam.blot()`),
    )
    await lin.call(contract.submitAttempt, { id, generation, answers: answers(objective) })
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({ score: 50 })
  })

  test('INV-E03 give the same score as what is stored, whatever was saved before and came late', async () => {
    const exam = await enrolled()
    const { lin, itmId, sql, ctx } = exam
    const at = await ctx()
    const kinds = [rightAnswers, wrongAnswers]
    const entry = fc.record({
      question: fc.nat({ max: objective.length - 1 }),
      seq: fc.integer({ min: 1, max: 9 }),
      kind: fc.nat({ max: 2 }),
    })
    const sheet = fc.uniqueArray(entry, { selector: ({ question }) => question })
    const given = (entries: readonly { question: number; seq: number; kind: number }[]) =>
      entries.map(({ question, seq, kind }) => {
        const type = objective[question] ?? 'MC'
        return { questionVersionId: String(101 + question), seq, value: kinds[kind]?.[type] ?? null }
      })
    const scoreOf = async (id: string) =>
      on(sql)
        .selectFrom('exam.attempt as attempt')
        .innerJoin('exam.result as result', 'result.attemptId', 'attempt.id')
        .select(['attempt.score', 'attempt.isPassed', 'result.parts'])
        .where('attempt.id', '=', id)
        .executeTakeFirst()
    await fc.assert(
      fc.asyncProperty(sheet, sheet, async (saved, submitted) => {
        await on(sql).updateTable('exam.candidate').set({ isPassed: false }).execute()
        const { id, generation } = await lin.call(contract.startAttempt, { itmId })
        await lin.call(contract.saveAnswers, { id, generation, answers: given(saved) })
        await lin.call(contract.submitAttempt, { id, generation, answers: given(submitted) })
        const first = await scoreOf(id)
        await at.keyed().transaction((ctx) => score(ctx, id))
        expect(await scoreOf(id)).toEqual(first)
      }),
      { numRuns: tier(12, 100) },
    )
  })
})

describe('a paper scored meanwhile', () => {
  const scoredAt = async (db: Db, attemptId: string) =>
    (
      await on(db)
        .selectFrom('exam.result')
        .select('scoredAt')
        .where('attemptId', '=', attemptId)
        .executeTakeFirst()
    )?.scoredAt

  test('is not scored again by the queue, alone or in a group', async () => {
    const exam = await enrolled()
    const { lin, itmId, sql, parts } = exam
    const id = await handIn(lin, itmId, answers(objective))
    const [fresh = ''] = await handedIn(exam, 1)
    const before = await scoredAt(sql, id)
    parts.clock.travel(minutes(1))
    const ctx = await exam.ctx()
    expect(await scoreInTurn(ctx, id)).toBe('C')
    expect(await Promise.all([scoreInTurn(ctx, id), scoreInTurn(ctx, fresh)])).toEqual(['C', 'C'])
    expect(await scoredAt(sql, id)).toEqual(before)
  })

  test('nor when the group fails and each is scored by itself', async () => {
    const exam = await enrolled({ types: ['MC', 'ES'] })
    const { lin, itmId, sql, parts } = exam
    const id = await handIn(lin, itmId, answers(['MC', 'ES']))
    const [broken = ''] = await handedIn(exam, 1)
    const before = await scoredAt(sql, id)
    await refuseScoring(exam, [broken])
    parts.clock.travel(minutes(1))
    const ctx = await exam.ctx()
    expect(await Promise.all([scoreInTurn(ctx, broken), scoreInTurn(ctx, id)])).toEqual([null, 'I'])
    expect(await scoredAt(sql, id)).toEqual(before)
    expect(await lin.call(contract.getExamReport, { id })).toMatchObject({ mayRescore: false })
  })
})
