import * as contract from '@lyceum/contract/exam'
import { type QuestionBody, questionTypes } from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { house, type House } from '#testing/house'
import { drawForms } from '../form/draw-forms.ts'
import { formById } from '../form/form-store.ts'
import { formDocument, formKeys } from '../form/read-form.ts'
import { faultsOf } from './question-rules.ts'
import { addFlag, addScored } from '../health/stat-store.ts'
import {
  bodyOf,
  makePaper,
  makePoint,
  makeQuestionCategory,
  makeQuestions,
  versionOf,
  words,
} from '../make.ts'

const written = (body: QuestionBody, categoryId: string) => ({ ...body, categoryId, difficulty: 2 })

test('B-276 questions of all eight types are written and come back whole', async () => {
  const { tang, db } = await house()
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

test('INV-E02 the names of options say nothing: the right one is not told by its slot', async () => {
  const { tang, db } = await house()
  const categoryId = await makeQuestionCategory(await db())
  const option = (slot: string, text: string) => ({ slot, content: words(text) })
  const body = {
    ...bodyOf('MC'),
    content: {
      type: 'MC' as const,
      stem: words('哪个对？'),
      options: [option('right', '对的'), option('wrong', '错的')],
    },
    key: { type: 'MC' as const, right: 'right' },
  }
  const { id } = await tang.call(contract.createQuestion, written(body, categoryId))
  const { body: kept } = await tang.call(contract.getQuestion, { id })
  const slots = kept.content.type === 'MC' ? kept.content.options.map(({ slot }) => slot) : []
  expect(slots.every((slot) => /^[a-z0-9]{6}$/.test(slot))).toBe(true)
  expect(kept.key).toEqual({ type: 'MC', right: slots[0] })
})

test('a question that is not whole is refused in words', async () => {
  const { tang, db } = await house()
  const categoryId = await makeQuestionCategory(await db())
  const refused = (body: QuestionBody) => tang.refused(contract.createQuestion, written(body, categoryId))
  expect(await refused({ ...bodyOf('MC'), key: { type: 'MC', right: 'zz' } })).toBe('QUESTION_NOT_WHOLE')
  expect(await refused({ ...bodyOf('MC'), key: { type: 'TF', right: true } })).toBe('QUESTION_NOT_WHOLE')
  expect(await refused({ ...bodyOf('SI'), parts: [] })).toBe('QUESTION_NOT_WHOLE')
  expect(await refused(bodyOf('TF', '  '))).toBe('QUESTION_NOT_WHOLE')
})

test('the same question twice is told, whatever its marks and spaces, and may be meant', async () => {
  const { tang, db } = await house()
  const categoryId = await makeQuestionCategory(await db())
  const first = await tang.call(
    contract.createQuestion,
    written(bodyOf('TF', '验电器要先试验。'), categoryId),
  )
  const again = written(bodyOf('TF', ' 验电器，要先试验 '), categoryId)
  expect(await tang.refused(contract.createQuestion, again)).toBe('QUESTION_TWICE')
  const second = await tang.call(contract.createQuestion, { ...again, isTwinMeant: true })
  const { groups } = await tang.call(contract.listQuestionTwins, {})
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[first.id, second.id]])
  expect((await tang.call(contract.getQuestion, { id: first.id })).twins).toMatchObject([{ id: second.id }])
})

const drawOne = async ({ ctx }: House, paperId: string) => {
  const at = await ctx()
  const [formId = ''] = await at
    .keyed()
    .transaction((ctx) => drawForms(ctx, { paperId, batch: 'exam:1', count: 1 }))
  return { at, formId }
}

test('INV-E08 an edit changes what nobody was asked, and makes the next version of what was used', async () => {
  const home = await house()
  const { tang, db } = home
  const categoryId = await makeQuestionCategory(await db())
  const { id } = await tang.call(contract.createQuestion, written(bodyOf('MC', '第一稿'), categoryId))
  const save = async (stem: string) => {
    const { updatedAt, body } = await tang.call(contract.getQuestion, { id })
    const next = { ...body, content: { ...body.content, stem: words(stem) } }
    return tang.call(contract.saveQuestion, { ...written(next, categoryId), id, since: updatedAt })
  }
  expect(await save('第二稿')).toMatchObject({ isNewVersion: false })
  const paperId = await makePaper(await db(), { questionIds: [id] })
  const { at, formId } = await drawOne(home, paperId)
  const [document, keys] = [await formDocument(at, formId), await formKeys(at, formId)]
  expect(await save('第三稿')).toMatchObject({ isNewVersion: true })
  const { versions, body } = await tang.call(contract.getQuestion, { id })
  expect(versions.map(({ number }) => number)).toEqual([2, 1])
  expect(JSON.stringify(body.content.stem)).toContain('第三稿')
  const old = await tang.call(contract.getQuestionVersion, { id, versionId: versions[1]?.id ?? '' })
  expect(JSON.stringify(old.body.content.stem)).toContain('第二稿')
  expect(await formById(await db(), formId)).toEqual(document)
  expect(await formKeys(at, formId)).toEqual(keys)
  expect(JSON.stringify(document)).toContain('第二稿')
  // Options that stayed keep their names, so that what was counted of them goes on.
  const slots = (of: QuestionBody) =>
    of.content.type === 'MC' ? of.content.options.map(({ slot }) => slot) : []
  expect(slots(body)).toEqual(slots(old.body))
})

test('who edits an old state is told', async () => {
  const { tang, db } = await house()
  const categoryId = await makeQuestionCategory(await db())
  const { id } = await tang.call(contract.createQuestion, written(bodyOf('TF'), categoryId))
  const since = new Date(Date.now() - 60_000).toISOString()
  const edit = { ...written(bodyOf('TF', '另一题'), categoryId), id, since }
  expect(await tang.refused(contract.saveQuestion, edit)).toBe('QUESTION_CHANGED')
})

test('the list filters by everything a question is, and goes on where a page ended', async () => {
  const { tang, db } = await house()
  const [categoryId, pointId] = [
    await makeQuestionCategory(await db()),
    await makePoint(await db(), '受限空间'),
  ]
  const many = Array.from({ length: 25 }, (_one, n) => bodyOf('TF', `判断第 ${n} 题`))
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

test('questions are reviewed, moved and removed together; what was asked or named stays', async () => {
  const { tang, lin, db } = await house()
  const elsewhere = await makeQuestionCategory(await db())
  const ids = await makeQuestions(await db(), { bodies: [bodyOf('TF'), bodyOf('MC')], state: 'draft' })
  expect(await lin.refused(contract.setQuestionState, { ids, state: 'reviewed' })).toBe('NO_RIGHT_WRITE_MSG')
  expect(await tang.call(contract.setQuestionState, { ids, state: 'reviewed' })).toEqual({ changed: 2 })
  expect(await tang.call(contract.moveQuestions, { ids, categoryId: elsewhere })).toEqual({ changed: 2 })
  const { records } = await tang.call(contract.listQuestionCategories, {})
  expect(records.map(({ questions }) => questions).toSorted((a, b) => a - b)).toEqual([0, 2])
  await tang.call(contract.createPaper, { title: '一份', kind: 'fixed', questionIds: ids.slice(0, 1) })
  expect(await tang.call(contract.removeQuestions, { ids })).toEqual({ removed: 1, kept: 1 })
  expect(await tang.refused(contract.removeQuestionCategory, { id: elsewhere })).toBe('RESOURCE_IN_USE')
})

test('questions get tags and lose them together, each keeping its own, and ten at most', async () => {
  const { tang, lin, foreignAdmin, db } = await house()
  const ids = await makeQuestions(await db(), { bodies: [bodyOf('TF'), bodyOf('MC')] })
  const [first = '', second = ''] = ids
  const tagsOf = async (id: string) => (await tang.call(contract.getQuestion, { id })).tags
  expect(await tang.call(contract.tagQuestions, { ids: [first], add: ['必考'] })).toEqual({ changed: 1 })
  expect(await tang.call(contract.tagQuestions, { ids, add: ['2026', '必考'] })).toEqual({ changed: 2 })
  expect(await tagsOf(first)).toEqual(['必考', '2026'])
  expect(await tang.call(contract.tagQuestions, { ids, remove: ['必考'] })).toEqual({ changed: 2 })
  expect(await tang.call(contract.tagQuestions, { ids, remove: ['必考'] })).toEqual({ changed: 0 })
  const many = Array.from({ length: 10 }, (_one, n) => `标签${n}`)
  await tang.call(contract.tagQuestions, { ids: [second], add: many })
  expect(await tagsOf(second)).toEqual(['2026', ...many.slice(0, 9)])
  expect(await lin.refused(contract.tagQuestions, { ids, add: ['x'] })).toBe('NO_RIGHT_WRITE_MSG')
  expect(await foreignAdmin.refused(contract.tagQuestions, { ids, add: ['x'] })).toBe('NOT_FOUND')
})

test('where a question is used: papers that name it, and papers in whose forms it was drawn', async () => {
  const home = await house()
  const { tang, db } = home
  const [id = ''] = await makeQuestions(await db(), { bodies: [bodyOf('MC')] })
  const named = await tang.call(contract.createPaper, { title: '点名', kind: 'fixed', questionIds: [id] })
  const drawn = await makePaper(await db(), { rules: [{ count: 1 }], title: '抽到' })
  await drawOne(home, drawn)
  const { records } = await tang.call(contract.listQuestionUses, { id })
  expect(records.find((one) => one.id === named.id)).toMatchObject({ isNamed: true, forms: 0 })
  expect(records.find((one) => one.id === drawn)).toMatchObject({ isNamed: false, forms: 1 })
  await drawOne(home, named.id)
  expect(await tang.call(contract.getQuestion, { id })).toMatchObject({ usedIn: 2 })
  const { records: listed } = await tang.call(contract.listQuestions, {})
  expect(listed).toMatchObject([{ papers: 1, drawn: 2, usedIn: 2 }])
})

test('health comes from what scoring added up: facility, discrimination, choices, objections', async () => {
  const { tang, db } = await house()
  const [id = ''] = await makeQuestions(await db(), { bodies: [bodyOf('MC')] })
  const at = await db()
  const versionId = await versionOf(at, id)
  const { body } = await tang.call(contract.getQuestion, { id })
  const [first, second] = body.content.type === 'MC' ? body.content.options.map(({ slot }) => slot) : []
  // Four of twenty get it right, and they are the ones who do badly elsewhere.
  const scored = Array.from({ length: 20 }, (_one, n) => ({
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
  // A regrade takes away what it adds anew.
  await addScored(
    at,
    scored.map((one) => ({ ...one, weight: -1 as const })),
  )
  expect((await tang.call(contract.getQuestion, { id })).health).toMatchObject({
    answered: 0,
    facility: null,
  })
})

test('K-30 a key beyond the options is told apart from no key at all', () => {
  const body = bodyOf('MC')
  const faults = (right: string) =>
    faultsOf({ ...body, key: { type: 'MC', right } }).map(({ fault }) => fault)
  expect(faults('zz')).toEqual(['rightBeyond'])
  expect(faults('')).toEqual(['noRight'])
})
