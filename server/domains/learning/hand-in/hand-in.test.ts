import { hash } from 'node:crypto'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { makeFile } from '../../file/make.ts'
import { makeHandIn, makeStudy } from '../make.ts'
import { on } from '../tables.ts'
import { submitAssignment } from './submit-assignment.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

/** lin is enrolled in a course whose first module is this one. */
async function enrolled(fields: Record<string, unknown>) {
  const home = await testApp()
  const sql = await home.db()
  const linId = await idOf(home.lin)
  const study = await makeStudy(sql, { accountId: linId, modules: [fields, {}] })
  return { ...home, ...study, sql, linId, modId: study.ids[0] ?? '' }
}

const question = (key: string, right: string, type = 'single') => ({
  key,
  type,
  stem: `题目 ${key}`,
  choices: ['A', 'B', 'C'].map((letter) => ({
    key: letter,
    text: `选项 ${letter}`,
    isRight: right.includes(letter),
  })),
})

const paper = {
  type: 'TST',
  title: '小测',
  score: 100,
  requiredScore: 60,
  maxSubmits: 2,
  body: { questions: [question('q001', 'A'), question('q002', 'BC', 'multiple')] },
}
const answers = (first: string, second: string) => [
  { key: 'q001', choices: first.split('') },
  { key: 'q002', choices: second.split('') },
]

describe('a test inside a module', () => {
  test('the key is not sent before the hand-in, nor while another attempt could use it', async () => {
    const { lin, courseId, modId } = await enrolled(paper)
    const opened = await lin.send(contract.startStudy, {
      id: courseId,
      modId,
      player: '5f6b8c1e-0f3a-4c3e-9a51-7e2f6f4b1c2d',
    })
    expect(opened.statusCode).toBe(200)
    expect(opened.body).not.toContain('isRight')
    const first = await lin.call(contract.reportModule, { modId, answers: answers('A', 'B') })
    expect(first).toMatchObject({ status: 'SUBMITTED', score: 50, submits: 1, isDone: false })
    const report = await lin.call(contract.getTestReport, { modId })
    expect(report).toMatchObject({ isKeyShown: false, attempts: [{ number: 1, score: 50 }] })
    expect(report.questions.map(({ isRight }) => isRight)).toEqual([true, false])
    expect(report.questions.flatMap(({ choices }) => choices.map(({ isRight }) => isRight))).toEqual(
      Array(6).fill(null),
    )
    await lin.call(contract.reportModule, { modId, answers: answers('A', 'BC') })
    const last = await lin.call(contract.getTestReport, { modId })
    expect(last.isKeyShown).toBe(true)
    expect(last.questions[1]?.choices.map(({ isRight }) => isRight)).toEqual([false, true, true])
  })

  test('E-062 B-263 allows the configured number of hand-ins, and the best attempt counts', async () => {
    const { lin, modId } = await enrolled(paper)
    await lin.call(contract.reportModule, { modId, answers: answers('A', 'BC') })
    await lin.call(contract.reportModule, { modId, answers: [] })
    expect(await lin.refused(contract.reportModule, { modId, answers: [] })).toBe('MODULE_MAX_SUBMIT')
    expect(await lin.call(contract.getModule, { modId })).toMatchObject({
      status: 'PASSED',
      myScore: 100,
      submits: 2,
    })
  })

  test('rejects answers to other questions, repeated or impossible ones', async () => {
    const { lin, modId } = await enrolled(paper)
    for (const wrong of [
      [{ key: 'q009', choices: ['A'] }],
      [
        { key: 'q001', choices: ['A'] },
        { key: 'q001', choices: ['B'] },
      ],
      [{ key: 'q001', choices: ['A', 'B'] }],
      [{ key: 'q001', choices: ['H'] }],
    ])
      expect(await lin.refused(contract.reportModule, { modId, answers: wrong })).toBe('ANSWERS_UNFIT')
  })

  test('B-240 E-079 rejects hand-ins once the course has ended', async () => {
    const { lin, sql, enrolmentId, modId } = await enrolled(paper)
    for (const status of ['ABANDONED'] as const)
      await on(sql).updateTable('learning.enrolment').set({ status }).where('id', '=', enrolmentId).execute()
    expect(await lin.refused(contract.reportModule, { modId, answers: answers('A', 'BC') })).toBe(
      'COURSE_CLOSED_FOR_SUBMIT',
    )
  })

  test('rejects a browser’s claim of "completed", and an empty report returns the current status', async () => {
    const { lin, ids } = await enrolled(paper)
    const modId = ids[1] ?? ''
    for (const claim of [{ status: 'COMPLETED' }, { score: 100 }, { isViewed: true }])
      expect(await lin.refused(contract.reportModule, { modId, ...claim })).toBe('INVALID_INPUT')
    expect(await lin.call(contract.reportModule, { modId })).toMatchObject({
      status: 'NOT_ATTEMPTED',
      isDone: false,
    })
  })

  test('free-text answers wait for a marker, and the mark counts', async () => {
    const { lin, tang, modId } = await enrolled({
      ...paper,
      body: { questions: [question('q001', 'A'), { key: 'q002', type: 'text', stem: '为什么' }] },
    })
    const handed = await lin.call(contract.reportModule, { modId, answers: [{ key: 'q002', text: '因为' }] })
    expect(handed).toMatchObject({ isWaiting: true, score: null, status: 'SUBMITTED' })
    const { records, waiting } = await tang.call(contract.listHandIns, {})
    expect(waiting).toBe(1)
    const id = records[0]?.id ?? ''
    expect(await tang.call(contract.getHandIn, { id })).toMatchObject({
      answers: [{ isRight: false }, { stem: '为什么', text: '因为', isRight: null }],
    })
    await tang.call(contract.markHandIn, { id, score: 80, comment: '不错' })
    expect(await lin.call(contract.getModule, { modId })).toMatchObject({ status: 'PASSED', myScore: 80 })
  })

  test('a questionnaire is done by handing it in, and checks required questions', async () => {
    const questions = [
      { key: 'q001', type: 'text', stem: '你的习惯', isRequired: false },
      { key: 'q002', type: 'rating', stem: '打几分' },
    ]
    const { lin, modId } = await enrolled({ type: 'ACE', maxSubmits: 1, body: { questions } })
    const textAnswer = { key: 'q001', text: '早起' }
    for (const answers of [[textAnswer], [textAnswer, { key: 'q002', text: '6' }]])
      expect(await lin.refused(contract.reportModule, { modId, answers })).toBe('ANSWERS_UNFIT')
    const handed = await lin.call(contract.reportModule, {
      modId,
      answers: [textAnswer, { key: 'q002', text: '5' }],
    })
    expect(handed).toMatchObject({ status: 'COMPLETED', isDone: true, isWaiting: false })
    const again = { modId, answers: [{ key: 'q002', text: '5' }] }
    expect(await lin.refused(contract.reportModule, again)).toBe('MODULE_MAX_SUBMIT')
  })

  test('an anonymous questionnaire stores who answered and, separately, the answers', async () => {
    const body = { isAnonymous: true, questions: [{ key: 'q001', type: 'text', stem: '说说看' }] }
    const { lin, modId, asOwner } = await enrolled({ type: 'ACE', body })
    await lin.call(contract.reportModule, { modId, answers: [{ key: 'q001', text: '食堂太远' }] })
    const { rows } = await asOwner((client) =>
      client.query<{ named: string; nameless: string }>(
        `select (select string_agg(hand_in::text, '') from learning.hand_in) as named,
                (select string_agg(answer::text, '') from learning.nameless_answer as answer) as nameless`,
      ),
    )
    expect(rows[0]?.named).not.toContain('食堂')
    expect(rows[0]?.nameless).toContain('食堂')
  })

  test('S-19 the stored idempotency record does not reveal the answers, even by trying all combinations', async () => {
    const body = { isAnonymous: true, questions: [{ key: 'q001', type: 'rating', stem: '打几分' }] }
    const { lin, modId, asOwner } = await enrolled({ type: 'ACE', body })
    const call = (text: string) => ({ modId, answers: [{ key: 'q001', text }] })
    const key = { headers: { 'idempotency-key': 'answered-once' } }
    const first = await lin.call(contract.reportModule, call('2'), key)
    const { rows } = await asOwner((client) =>
      client.query<{ row: string; hash: Buffer }>(
        'select idempotency::text as row, request_hash as hash from platform.idempotency',
      ),
    )
    const storedRow = rows.find(({ row }) => row.includes('answered-once'))
    const { method, path, body: form } = contract.reportModule
    const guesses = ['1', '2', '3', '4', '5'].map((text) =>
      hash('sha256', `${method} ${path} ${JSON.stringify(form.parse(call(text)))}`, 'hex'),
    )
    expect(storedRow?.row).not.toContain('q001')
    expect(guesses).not.toContain(storedRow?.hash.toString('hex'))

    expect(await lin.call(contract.reportModule, call('2'), key)).toEqual(first)
    expect(await lin.refused(contract.reportModule, call('3'), key)).toBe('IDEMPOTENCY_KEY_REUSED')
  })
})

describe('an assignment', () => {
  const task = { type: 'ASS', title: '谈话计划', score: 100, requiredScore: 60 }

  test('E-094 B-264 a draft may be saved, handing in happens once, and the mark comes with a comment', async () => {
    const { lin, tang, sql, linId, modId } = await enrolled(task)
    const about = { purpose: 'homework', name: '计划_2026-05-01.pdf', type: 'application/pdf' } as const
    const fileId = await makeFile(sql, { ownerId: linId, ...about })
    const draft = await lin.call(contract.submitAssignment, { modId, words: '草稿', isDraft: true })
    expect(draft).toMatchObject({ status: 'SAVED', handedAt: null })
    expect((await tang.call(contract.listHandIns, {})).records).toEqual([])
    const handed = await lin.call(contract.submitAssignment, { modId, words: '正文', fileIds: [fileId] })
    expect(handed.status).toBe('SUBMITTED')
    expect(handed.checksums).toEqual([{ fileId, sha256: expect.stringMatching(/^[\da-f]{64}$/) }])
    expect(await lin.refused(contract.submitAssignment, { modId, words: '再来' })).toBe(
      'SUBMIT_TASK_NOT_REPEAT_SUBMIT',
    )
    expect(await lin.refused(contract.submitAssignment, { modId, words: '再来', isDraft: true })).toBe(
      'SUBMIT_TASK_NOT_REPEAT_SUBMIT',
    )

    const [work] = (await tang.call(contract.listHandIns, {})).records
    expect(work).toMatchObject({ moduleTitle: '谈话计划', fileCount: 1, score: null, fullScore: 100 })
    const id = work?.id ?? ''
    expect(await tang.call(contract.getHandIn, { id })).toMatchObject({
      words: '正文',
      files: [{ name: '计划_2026-05-01.pdf' }],
    })
    expect(await tang.refused(contract.markHandIn, { id, score: 101 })).toBe('MARK_OUT_OF_RANGE')
    await tang.call(contract.markHandIn, { id, score: 88, comment: '写得很实在' })
    expect(await lin.call(contract.getAssignment, { modId })).toMatchObject({
      words: '正文',
      score: 88,
      comment: '写得很实在',
      files: [{ id: fileId }],
    })
    expect(await lin.call(contract.getModule, { modId })).toMatchObject({ status: 'PASSED' })
    expect((await tang.call(contract.listHandIns, { state: 'marked' })).records).toMatchObject([
      { id, score: 88 },
    ])
  })

  test("rejects somebody else's file, or one uploaded for another purpose, as attachment", async () => {
    const { lin, mei, sql, linId, modId } = await enrolled(task)
    const theirs = await makeFile(sql, { ownerId: await idOf(mei), purpose: 'homework' })
    const other = await makeFile(sql, { ownerId: linId, purpose: 'knowledge' })
    for (const fileId of [theirs, other])
      expect(await lin.refused(contract.submitAssignment, { modId, fileIds: [fileId] })).toBe('NOT_FOUND')
    expect(await lin.refused(contract.submitAssignment, { modId })).toBe('ANSWERS_UNFIT')
  })

  test('INV-L09 concurrent hand-ins are accepted once', async () => {
    const { ctx, linId, modId, sql, enrolmentId } = await enrolled(task)
    const base = await ctx('alpha', { as: { id: linId, role: 'LRNR' } })
    const sent = await Promise.allSettled(
      Array.from({ length: tier(10, 50) }, (_, i) =>
        base.transaction((ctx) =>
          submitAssignment(ctx, { modId, words: `第 ${i} 份`, content: null, fileIds: [], isDraft: false }),
        ),
      ),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const rows = await on(sql)
      .selectFrom('learning.hand_in')
      .select('words')
      .where('enrolmentId', '=', enrolmentId)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('nobody marks their own work, nor work out of their reach', async () => {
    const { tang, zhou, sql } = await enrolled(task)
    const { ids } = await makeStudy(sql, { accountId: await idOf(tang), modules: [task] })
    await tang.call(contract.submitAssignment, { modId: ids[0] ?? '', words: '我的' })
    const [own] = (await tang.call(contract.listHandIns, {})).records
    expect(await tang.refused(contract.markHandIn, { id: own?.id ?? '', score: 100 })).toBe('MARK_OWN_WORK')
    const elsewhere = await makeHandIn(sql)
    expect(await zhou.refused(contract.markHandIn, { id: elsewhere, score: 60 })).toBe('NOT_FOUND')
    expect((await zhou.call(contract.listHandIns, {})).records).toEqual([])
  })
})
