import * as contract from '@lyceum/contract/question'
import { createPaper } from '@lyceum/contract/paper'
import { type QuestionBody, questionTypes } from '@lyceum/contract/question'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { faultsOf } from './question-rules.ts'
import { addFlag, addScored } from '../health/stat-store.ts'
import { bodyOf, makePoint, makeQuestionCategory, makeQuestions, versionOf, textTree } from '../make.ts'

const written = (body: QuestionBody, categoryId: string) => ({ ...body, categoryId, difficulty: 2 })

test('B-276 questions of all eight types are saved and returned complete', async () => {
  const { tang, db } = await testApp()
  const categoryId = await makeQuestionCategory(await db())
  for (const type of questionTypes) {
    const { id } = await tang.call(contract.createQuestion, written(bodyOf(type), categoryId))
    const { body, state } = await tang.call(contract.getQuestion, { id })
    expect(state).toBe('draft')
    expect(body.content.type).toBe(type)
    expect(body.parts).toHaveLength(type === 'SI' ? 2 : 0)
    expect(body.explanation).toEqual(bodyOf(type).explanation)
  }
  const { records, total } = await tang.call(contract.listQuestionCategories, {})
  expect(total).toBe(8)
  expect(records.find(({ id }) => id === categoryId)?.questions).toBe(8)
})

test('INV-E02 slot names of options do not reveal the right one', async () => {
  const { tang, db } = await testApp()
  const categoryId = await makeQuestionCategory(await db())
  const option = (slot: string, text: string) => ({ slot, content: textTree(text) })
  const body = {
    ...bodyOf('MC'),
    content: {
      type: 'MC' as const,
      stem: textTree('哪个对？'),
      options: [option('right', '对的'), option('wrong', '错的')],
    },
    key: { type: 'MC' as const, right: 'right' },
  }
  const { id } = await tang.call(contract.createQuestion, written(body, categoryId))
  const { body: saved } = await tang.call(contract.getQuestion, { id })
  const slots = saved.content.type === 'MC' ? saved.content.options.map(({ slot }) => slot) : []
  expect(slots.every((slot) => /^[a-z0-9]{6}$/.test(slot))).toBe(true)
  expect(saved.key).toEqual({ type: 'MC', right: slots[0] })
})

test('rejects an incomplete question with a readable message', async () => {
  const { tang, db } = await testApp()
  const categoryId = await makeQuestionCategory(await db())
  const refused = (body: QuestionBody) => tang.refused(contract.createQuestion, written(body, categoryId))
  expect(await refused({ ...bodyOf('MC'), key: { type: 'MC', right: 'zz' } })).toBe('QUESTION_NOT_WHOLE')
  expect(await refused({ ...bodyOf('MC'), key: { type: 'TF', right: true } })).toBe('QUESTION_NOT_WHOLE')
  expect(await refused({ ...bodyOf('SI'), parts: [] })).toBe('QUESTION_NOT_WHOLE')
  expect(await refused(bodyOf('TF', '  '))).toBe('QUESTION_NOT_WHOLE')
})

test('reports a duplicate question, whatever its punctuation and spaces, and accepts it when confirmed', async () => {
  const { tang, db } = await testApp()
  const categoryId = await makeQuestionCategory(await db())
  const first = await tang.call(
    contract.createQuestion,
    written(bodyOf('TF', '验电器要先试验。'), categoryId),
  )
  const again = written(bodyOf('TF', ' 验电器，要先试验 '), categoryId)
  expect(await tang.refused(contract.createQuestion, again)).toBe('QUESTION_TWICE')
  const second = await tang.call(contract.createQuestion, { ...again, isTwinMeant: true })
  const { groups } = await tang.call(contract.listDuplicateQuestions, {})
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[first.id, second.id]])
  expect((await tang.call(contract.getQuestion, { id: first.id })).twins).toMatchObject([{ id: second.id }])
})

test('rejects an edit based on an outdated version', async () => {
  const { tang, db } = await testApp()
  const categoryId = await makeQuestionCategory(await db())
  const { id } = await tang.call(contract.createQuestion, written(bodyOf('TF'), categoryId))
  const since = new Date(Date.now() - 60_000).toISOString()
  const edit = { ...written(bodyOf('TF', '另一题'), categoryId), id, since }
  expect(await tang.refused(contract.saveQuestion, edit)).toBe('QUESTION_CHANGED')
})

test('the list filters by every property of a question, and pages with a cursor', async () => {
  const { tang, db } = await testApp()
  const [categoryId, pointId] = [
    await makeQuestionCategory(await db()),
    await makePoint(await db(), '受限空间'),
  ]
  const many = Array.from({ length: 25 }, (_item, n) => bodyOf('TF', `判断第 ${n} 题`))
  await makeQuestions(await db(), { bodies: many, categoryId, difficulty: 4 })
  await makeQuestions(await db(), { bodies: [bodyOf('MC')], pointIds: [pointId], tags: ['消防'] })
  const seen: string[] = []
  let after = ''
  do {
    const page = await tang.call(contract.listQuestions, { categoryId, after, pageSize: 10 })
    expect(page.total).toBe(25)
    seen.push(...page.records.map(({ id }) => id))
    after = page.next
  } while (after !== '')
  expect(new Set(seen).size).toBe(25)
  const count = async (filter: object) => (await tang.call(contract.listQuestions, filter)).total
  expect(await count({ type: 'MC' })).toBe(1)
  expect(await count({ pointId })).toBe(1)
  expect(await count({ tag: '消防' })).toBe(1)
  expect(await count({ difficulty: 4 })).toBe(25)
  expect(await count({ state: 'draft' })).toBe(0)
  expect(await count({ text: '第 24' })).toBe(1)
  expect(await count({ text: '26' })).toBe(1)
  expect(await count({})).toBe(26)
})

test('questions are reviewed, moved and removed in bulk; used or named ones are not removed', async () => {
  const { tang, lin, db } = await testApp()
  const elsewhere = await makeQuestionCategory(await db())
  const ids = await makeQuestions(await db(), { bodies: [bodyOf('TF'), bodyOf('MC')], state: 'draft' })
  expect(await lin.refused(contract.setQuestionState, { ids, state: 'reviewed' })).toBe('NO_RIGHT_WRITE_MSG')
  expect(await tang.call(contract.setQuestionState, { ids, state: 'reviewed' })).toEqual({ changed: 2 })
  expect(await tang.call(contract.moveQuestions, { ids, categoryId: elsewhere })).toEqual({ changed: 2 })
  const { records } = await tang.call(contract.listQuestionCategories, {})
  expect(records.map(({ questions }) => questions).toSorted((a, b) => a - b)).toEqual([0, 2])
  await tang.call(createPaper, { title: '一份', kind: 'fixed', questionIds: ids.slice(0, 1) })
  expect(await tang.call(contract.removeQuestions, { ids })).toEqual({ removed: 1, kept: 1 })
  expect(await tang.refused(contract.removeQuestionCategory, { id: elsewhere })).toBe('RESOURCE_IN_USE')
})

test('adds and removes tags in bulk, each question keeping its own, ten at most', async () => {
  const { tang, lin, foreignAdmin, db } = await testApp()
  const ids = await makeQuestions(await db(), { bodies: [bodyOf('TF'), bodyOf('MC')] })
  const [first = '', second = ''] = ids
  const tagsOf = async (id: string) => (await tang.call(contract.getQuestion, { id })).tags
  expect(await tang.call(contract.tagQuestions, { ids: [first], add: ['必考'] })).toEqual({ changed: 1 })
  expect(await tang.call(contract.tagQuestions, { ids, add: ['2026', '必考'] })).toEqual({ changed: 2 })
  expect(await tagsOf(first)).toEqual(['必考', '2026'])
  expect(await tang.call(contract.tagQuestions, { ids, remove: ['必考'] })).toEqual({ changed: 2 })
  expect(await tang.call(contract.tagQuestions, { ids, remove: ['必考'] })).toEqual({ changed: 0 })
  const many = Array.from({ length: 10 }, (_item, n) => `标签${n}`)
  await tang.call(contract.tagQuestions, { ids: [second], add: many })
  expect(await tagsOf(second)).toEqual(['2026', ...many.slice(0, 9)])
  expect(await lin.refused(contract.tagQuestions, { ids, add: ['x'] })).toBe('NO_RIGHT_WRITE_MSG')
  expect(await foreignAdmin.refused(contract.tagQuestions, { ids, add: ['x'] })).toBe('NOT_FOUND')
})

test('health is computed from the scoring statistics: facility, discrimination, choices, flags', async () => {
  const { tang, db } = await testApp()
  const [id = ''] = await makeQuestions(await db(), { bodies: [bodyOf('MC')] })
  const at = await db()
  const versionId = await versionOf(at, id)
  const { body } = await tang.call(contract.getQuestion, { id })
  const [first, second] = body.content.type === 'MC' ? body.content.options.map(({ slot }) => slot) : []
  // Four of twenty get it right, and they are the ones who do badly in the rest.
  const scored = Array.from({ length: 20 }, (_item, n) => ({
    versionId,
    share: n < 4 ? 1 : 0,
    rest: n < 4 ? 0.2 : 0.9,
    slots: [n < 4 ? (first ?? '') : (second ?? '')],
  }))
  await addScored(at, scored)
  for (let n = 0; n < 3; n += 1) await addFlag(at, versionId)
  const { health } = await tang.call(contract.getQuestion, { id })
  expect(health).toMatchObject({ answered: 20, facility: 0.2, flags: 3 })
  expect(health.discrimination).toBeCloseTo(-1)
  expect(health.marks.toSorted()).toEqual(['flagged', 'misleading', 'weak'])
  expect(health.picks.slice(0, 2)).toEqual([
    { slot: first, share: 0.2 },
    { slot: second, share: 0.8 },
  ])
  expect((await tang.call(contract.listQuestions, { health: 'weak' })).total).toBe(1)
  expect((await tang.call(contract.listQuestions, { health: 'flagged' })).total).toBe(1)
  expect((await tang.call(contract.listQuestions, { health: 'tooHard' })).total).toBe(0)
  // A regrade first subtracts what it adds again.
  await addScored(
    at,
    scored.map((item) => ({ ...item, weight: -1 as const })),
  )
  expect((await tang.call(contract.getQuestion, { id })).health).toMatchObject({
    answered: 0,
    facility: null,
  })
})

test('K-30 a key that names a missing option and a missing key are different faults', () => {
  const body = bodyOf('MC')
  const faults = (right: string) =>
    faultsOf({ ...body, key: { type: 'MC', right } }).map(({ fault }) => fault)
  expect(faults('zz')).toEqual(['rightBeyond'])
  expect(faults('')).toEqual(['noRight'])
})
