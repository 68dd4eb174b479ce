import { paperDocument } from '@lyceum/contract/paper'
import { questionTypes } from '@lyceum/contract/question'
import { expect, test } from 'vitest'
import { drawable } from '#domains/question'
import type { Ctx } from '#platform/ctx'
import { testApp } from '#testing/test-app'
import { bodyOf, makeQuestions } from '../../question/make.ts'
import { makePaper } from '../make.ts'
import { drawForms } from './draw-forms.ts'
import { formsOf } from './form-store.ts'
import { formDocument, formKeys } from './read-form.ts'
import { drawTicket } from './tickets.ts'

const draw = (ctx: Ctx, request: Parameters<typeof drawForms>[1]) =>
  ctx.keyed().transaction((ctx) => drawForms(ctx, request))

test('INV-E02 the database role that serves learners cannot read keys; the keyed role can', async () => {
  const { parts, db } = await testApp()
  await makeQuestions(await db(), { bodies: [bodyOf('MC')] })
  for (const table of ['question_key', 'form_key'])
    await expect(parts.database.pool.query(`select * from exam_key.${table}`)).rejects.toThrow(
      'permission denied',
    )
  await expect(parts.hotDatabase.pool.query('select * from exam_key.question_key')).rejects.toThrow(
    'permission denied',
  )
  const { rowCount } = await parts.keysDatabase.pool.query('select * from exam_key.question_key')
  expect(rowCount).toBe(1)
})

test('a context becomes keyed only where no transaction is open, and throws where one is', async () => {
  const { ctx } = await testApp()
  const at = await ctx()
  expect(() => at.keyed()).not.toThrow()
  await at.transaction(async (inner) => {
    expect(() => inner.keyed()).toThrow('A transaction is open')
    expect(() => at.keyed()).toThrow('A transaction is open')
  })
  await at.keyed().transaction(async (inner) => expect(inner.keyed()).toBe(inner))
})

test('B-276 a form holds all eight types without any answer; its key holds the rest', async () => {
  const { ctx, db } = await testApp()
  const ids = await makeQuestions(await db(), { bodies: questionTypes.map((type) => bodyOf(type)) })
  const paperId = await makePaper(await db(), { questionIds: ids })
  const at = await ctx()
  const [formId = ''] = await draw(at, { paperId, batch: 'exam:1', count: 1 })
  const document = await formDocument(at, formId)
  const questions = document.sections.flatMap((section) => section.questions)
  expect(questions.map(({ type }) => type)).toEqual([...questionTypes])
  // The scenario has two parts, and is not counted itself.
  expect(document).toMatchObject({ questionCount: 9, fullScore: 16 })
  const leaves = questions.flatMap((question) => (question.type === 'SI' ? question.children : [question]))
  expect(leaves.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const keys = await formKeys(at, formId)
  expect(Object.keys(keys).toSorted()).toEqual(
    leaves.map((question) => question.questionVersionId).toSorted(),
  )
  expect(JSON.stringify(document)).not.toMatch(/"right":"|accepted|pairs|guide|explanation|规程第 3 章/)
  // Strict: no field beyond the schema.
  expect(paperDocument.parse(document)).toEqual(document)
})

test('drawing is idempotent: repeated it returns the same forms, and adds more only when more are requested', async () => {
  const { ctx, db } = await testApp()
  await makeQuestions(await db(), {
    bodies: Array.from({ length: 12 }, (_item, n) => bodyOf('MC', `第 ${n} 题`)),
  })
  const paperId = await makePaper(await db(), { rules: [{ type: 'MC', count: 4 }] })
  const at = await ctx()
  const request = { paperId, batch: 'exam:9' }
  const two = await draw(at, { ...request, count: 2 })
  expect(await draw(at, { ...request, count: 2 })).toEqual(two)
  const three = await draw(at, { ...request, count: 3 })
  expect(three).toHaveLength(3)
  expect(three.slice(0, 2)).toEqual(two)
  // Least used first: three papers of four questions use all twelve once.
  const uses = await drawable(await db())
  expect(uses.map((question) => question.drawn)).toEqual(Array.from({ length: 12 }, () => 1))
})

test('Q-088 a job draws a large batch ahead of time, step by step', async () => {
  const { ctx, db, runJobs } = await testApp()
  await makeQuestions(await db(), {
    bodies: Array.from({ length: 8 }, (_item, n) => bodyOf('TF', `第 ${n} 题`)),
  })
  const paperId = await makePaper(await db(), { rules: [{ count: 3 }] })
  const at = await ctx()
  await at.enqueue(drawTicket, { paperId, batch: 'exam:5', count: 450 })
  await runJobs()
  expect(await formsOf(await db(), { paperId, batch: 'exam:5' })).toHaveLength(450)
})

test('B-285 E-068 reports a bank too small for the paper, and draws nothing', async () => {
  const { ctx, db } = await testApp()
  await makeQuestions(await db(), { bodies: [bodyOf('MC'), bodyOf('TF')] })
  await makeQuestions(await db(), { bodies: [bodyOf('ES')], state: 'draft' })
  const paperId = await makePaper(await db(), {
    rules: [
      { type: 'MC', count: 1 },
      { type: 'ES', count: 1 },
    ],
  })
  await expect(draw(await ctx(), { paperId, batch: 'exam:1', count: 3 })).rejects.toMatchObject({
    spec: { code: 'EXAM_NOT_ENOUGH_QUESTIONS' },
    filling: { missing: 1 },
  })
  expect(await formsOf(await db(), { paperId, batch: 'exam:1' })).toEqual([])
})

test('INV-E08 nobody can change a frozen form or the versions and keys in it', async () => {
  const { ctx, db, asOwner } = await testApp()
  const ids = await makeQuestions(await db(), { bodies: [bodyOf('MC'), bodyOf('SI')] })
  const paperId = await makePaper(await db(), { questionIds: ids })
  await draw(await ctx(), { paperId, batch: 'exam:1', count: 1 })
  for (const statement of [
    `update exam.paper_form set document = '{}'`,
    `update exam.question_version set text = 'x'`,
    `delete from exam.question_version`,
    `update exam_key.question_key set key = '{}'`,
    `update exam_key.form_key set keys = '{}'`,
  ])
    await expect(asOwner((client) => client.query(statement))).rejects.toThrow('never changes')
})
