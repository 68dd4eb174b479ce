import * as contract from '@lyceum/contract/exam'
import { sql } from 'kysely'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeAccount } from '../../identity/make.ts'
import { enrolIn } from '../../learning/make.ts'
import { enrolled, minutes, soon } from '../bench-make.ts'
import { makeExam } from '../make.ts'
import { on } from '../tables.ts'
import { startAttempt } from './start-attempt.ts'
import { entrantOf } from './entrants.ts'
import { examNow, knownExam } from './known-exam.ts'

/** A site with an exam and so many people in it; their contexts are those of their calls. */
async function manyEnrolled(count: number) {
  const home = await enrolled()
  const { sql: db, courseId, versionId } = home
  const accountIds = Array.from({ length: count }, (_, n) => `crowd${n}`)
  const people: string[] = []
  for (const userName of accountIds) {
    const accountId = await makeAccount(db, { userName, name: userName })
    await enrolIn(db, { courseId, versionId, accountId })
    people.push(accountId)
  }
  const as = async (id: string) => home.ctx('alpha', { hot: true, as: { id, role: 'NLRN' } })
  return { ...home, people, contexts: await Promise.all(people.map(as)) }
}

describe('starts that arrive together', () => {
  test('Q-088 read the exam and the form once', async () => {
    const { contexts, itmId } = await manyEnrolled(12)
    const started = await Promise.all(contexts.map((ctx) => startAttempt(ctx, { itmId })))
    expect(new Set(started.map(({ id }) => id)).size).toBe(12)
    const queries = contexts.reduce((sum, { db }) => sum + db.scope.queries, 0)
    // The exam, its list of forms and the form: each once for all.
    expect(queries).toBeLessThanOrEqual(4)
  })

  test('one person whose start fails does not fail the others', async () => {
    const { contexts, people, itmId, asOwner } = await manyEnrolled(6)
    await asOwner((client) =>
      client.query(`
        create function exam.refuse() returns trigger language plpgsql as
          $$ begin raise exception 'refused'; end $$;
        create trigger refuse before insert on exam.attempt for each row
          when (new.account_id = ${people[2]}) execute function exam.refuse()`),
    )
    const started = await Promise.allSettled(contexts.map((ctx) => startAttempt(ctx, { itmId })))
    expect(started.map(({ status }) => status)).toEqual(
      people.map((_, n) => (n === 2 ? 'rejected' : 'fulfilled')),
    )
  })
})

test('INV-T01 entrants of several sites are read together, and each gets what is theirs', async () => {
  const home = await enrolled()
  const [alpha, beta] = [await home.db(), await home.db('beta')]
  const people = { alpha: home.linId, beta: await makeAccount(beta, { userName: 'other', name: '别处' }) }
  // The same numbers on both sites: only the site tells the rows apart.
  const { examId, courseId } = await makeExam(beta, { accountIds: [people.beta] })
  const ctx = { alpha: await home.ctx('alpha', { hot: true }), beta: await home.ctx('beta', { hot: true }) }
  const candidate = { examId, accountId: people.beta, opens: 3, submits: 3 }
  await on(beta).insertInto('exam.candidate').values(candidate).execute()
  await on(alpha)
    .insertInto('exam.candidate')
    .values({ examId: home.examId, accountId: home.linId, opens: 1, submits: 1 })
    .execute()
  const places = {
    alpha: { examId: home.examId, courseId: home.courseId, accountId: home.linId },
    beta: { examId, courseId, accountId: people.beta },
  }
  const site = fc.constantFrom('alpha' as const, 'beta' as const)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(site, site), { minLength: 1, maxLength: 30 }), async (requests) => {
      const entrants = await Promise.all(requests.map(([from, place]) => entrantOf(ctx[from], places[place])))
      expect(entrants.map(({ candidate: { opens }, enrolment }) => [opens, enrolment?.status])).toEqual(
        requests.map(([from, place]) =>
          from === place ? [place === 'alpha' ? 1 : 3, 'IN_PROGRESS'] : [0, undefined],
        ),
      )
    }),
    { numRuns: 30 },
  )
})

describe('an exam that changes while people start', () => {
  test('is decided by what it is when the attempt is stored', async () => {
    const { lin, mei, tang, examId, itmId } = await enrolled()
    await lin.call(contract.startAttempt, { itmId })
    await tang.call(contract.closeExam, { id: examId })
    expect(await mei.refused(contract.startAttempt, { itmId })).toBe('EXAM_CLOSED')
  })

  test('its new length and opening count at once', async () => {
    const { lin, mei, itmId, sql: db, examId } = await enrolled()
    const change = async (set: Readonly<Record<string, unknown>>) =>
      on(db).updateTable('exam.exam').set(set).where('id', '=', examId).execute()
    await lin.call(contract.startAttempt, { itmId })
    await change({ opensAt: soon(5) })
    expect(await mei.refused(contract.startAttempt, { itmId })).toBe('EXAM_NOT_STARTED')
    await change({ opensAt: null, minutes: 45 })
    const { startedAt, deadlineAt } = await mei.call(contract.startAttempt, { itmId })
    expect(new Date(deadlineAt).getTime() - new Date(startedAt).getTime()).toBe(minutes(45))
  })

  test('nobody becomes a candidate of an exam that is gone', async () => {
    const { lin, itmId, asOwner, sql: db } = await enrolled({ settings: { startCode: 'AB12' } })
    expect(await lin.refused(contract.startAttempt, { itmId, startCode: 'no' })).toBe('EXAM_START_CODE')
    await asOwner((client) => client.query('delete from exam.exam'))
    expect(await lin.refused(contract.startAttempt, { itmId, startCode: 'AB12' })).toBe('NOT_FOUND')
    expect(await on(db).selectFrom('exam.candidate').select('opens').execute()).toEqual([])
  })

  test('nobody becomes a candidate by an exam as it was before', async () => {
    const { lin, mei, itmId, sql: db, tang, examId } = await enrolled()
    await lin.call(contract.startAttempt, { itmId })
    await tang.call(contract.closeExam, { id: examId })
    expect(await mei.refused(contract.startAttempt, { itmId })).toBe('EXAM_CLOSED')
    expect(await on(db).selectFrom('exam.candidate').select('opens').execute()).toEqual([{ opens: 1 }])
  })

  test('the row of one site is not known to another, and a failed read is forgotten', async () => {
    const home = await enrolled()
    const [alpha, beta] = [await home.ctx('alpha', { hot: true }), await home.ctx('beta', { hot: true })]
    expect(await knownExam(alpha, home.itmId)).toBeUndefined()
    expect(await examNow(alpha, home.itmId)).toMatchObject({ id: home.examId })
    expect(await knownExam(alpha, home.itmId)).toMatchObject({ id: home.examId })
    expect(await knownExam(beta, home.itmId)).toBeUndefined()
    await expect(examNow(alpha, 'none')).rejects.toThrow('none')
    expect(await knownExam(alpha, 'none')).toBeUndefined()
  })
})

test('a revision is that of the row: reading and locking keep it, any change makes another', async () => {
  const { itmId, examId, sql: db, ctx } = await enrolled()
  const at = await ctx('alpha', { hot: true })
  const revision = async () => (await examNow(at, itmId))?.revision
  const before = await revision()
  await on(db).selectFrom('exam.exam').select('id').where('id', '=', examId).forUpdate().execute()
  expect(await revision()).toBe(before)
  await on(db)
    .updateTable('exam.exam')
    .set({ lateMinutes: sql`late_minutes` })
    .where('id', '=', examId)
    .execute()
  expect(await revision()).not.toBe(before)
})
