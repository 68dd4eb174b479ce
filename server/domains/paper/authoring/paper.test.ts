import * as contract from '@lyceum/contract/paper'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { bodyOf, makePoint, makeQuestionCategory, makeQuestions } from '../../question/make.ts'

const many = (count: number, type: 'MC' | 'TF' = 'MC') =>
  Array.from({ length: count }, (_item, n) => bodyOf(type, `${type} 第 ${n} 题`))
const plain = { shufflesQuestions: true, shufflesOptions: true, title: '月测' }

test('B-275 a fixed paper sums its scores and counts its answerable questions', async () => {
  const { tang, db } = await testApp()
  const ids = await makeQuestions(await db(), { bodies: [bodyOf('MC'), bodyOf('SI')] })
  const { id } = await tang.call(contract.createPaper, { title: '期末', kind: 'fixed', questionIds: ids })
  const paper = await tang.call(contract.getPaper, { id })
  // Two for the choice, six for the scenario, whose two parts are answered separately.
  expect(paper).toMatchObject({ fullScore: 8, questionCount: 3, missing: 0, state: 'draft' })
  await tang.call(contract.setPaperState, { id, state: 'ready' })
  expect((await tang.call(contract.listPapers, { state: 'ready' })).records).toMatchObject([
    { title: '期末' },
  ])
})

test('B-285 E-068 a paper becomes ready only when the bank is large enough, rule by rule', async () => {
  const { tang, db } = await testApp()
  const categoryId = await makeQuestionCategory(await db(), '消防')
  await makeQuestions(await db(), { bodies: many(3), categoryId })
  await makeQuestions(await db(), { bodies: many(4, 'TF') })
  const { id } = await tang.call(contract.createPaper, { title: '抽题', kind: 'rule' })
  const rule = (count: number, more: object = {}) => ({ count, score: 2, ...more })
  const save = (rules: ReturnType<typeof rule>[], revision: number) =>
    tang.call(contract.savePaper, { ...plain, id, revision, sections: [{ title: '甲', rules }] })
  const { revision } = await save([rule(4, { categoryId }), rule(4, { type: 'TF' })], 2)
  const { sections, missing, fullScore } = await tang.call(contract.getPaper, { id })
  expect({ missing, fullScore }).toEqual({ missing: 1, fullScore: 16 })
  expect(sections[0]?.rules).toMatchObject([
    { fitting: 3, missing: 1, categoryName: '消防' },
    { fitting: 4, missing: 0 },
  ])
  expect(await tang.refused(contract.setPaperState, { id, state: 'ready' })).toBe('EXAM_NOT_ENOUGH_QUESTIONS')
  expect(await tang.refused(contract.previewPaper, { id })).toBe('EXAM_NOT_ENOUGH_QUESTIONS')
  await save([rule(3, { categoryId }), rule(4)], revision)
  await tang.call(contract.setPaperState, { id, state: 'ready' })
  const over = { ...plain, id, revision: revision + 1, sections: [{ title: '甲', rules: [rule(8)] }] }
  expect(await tang.refused(contract.savePaper, over)).toBe('EXAM_NOT_ENOUGH_QUESTIONS')
})

test('INV-E15 a preview with the same seed shows the same paper, with a matching key', async () => {
  const { tang, lin, db } = await testApp()
  await makeQuestions(await db(), { bodies: many(30) })
  const { id } = await tang.call(contract.createPaper, { title: '抽题', kind: 'rule' })
  const sections = [{ title: '甲', rules: [{ count: 10, score: 1 }] }]
  await tang.call(contract.savePaper, { ...plain, id, revision: 2, sections })
  const preview = await tang.call(contract.previewPaper, { id, seed: 7 })
  expect(await tang.call(contract.previewPaper, { id, seed: 7 })).toEqual(preview)
  expect(await tang.call(contract.previewPaper, { id, seed: 8 })).not.toEqual(preview)
  expect(Object.keys(preview.keys)).toHaveLength(10)
  expect(preview.document).toMatchObject({ fullScore: 10, questionCount: 10 })
  expect(await lin.refused(contract.previewPaper, { id })).toBe('NO_RIGHT_READ_MSG')
})

test('the simulator draws 500 papers and reports the outcome', async () => {
  const { tang, db } = await testApp()
  const pointId = await makePoint(await db(), '灭火器')
  await makeQuestions(await db(), { bodies: many(40), difficulty: 1, pointIds: [pointId] })
  await makeQuestions(await db(), { bodies: many(10, 'TF'), difficulty: 5 })
  const { id } = await tang.call(contract.createPaper, { title: '抽题', kind: 'rule' })
  const rules = [
    { count: 8, score: 2, difficulties: [1] },
    { count: 2, score: 2, difficulties: [5] },
    { count: 3, score: 2, difficulties: [3] },
  ]
  await tang.call(contract.savePaper, { ...plain, id, revision: 2, sections: [{ title: '甲', rules }] })
  const simulation = await tang.call(contract.simulatePaper, { id, passPercent: 60 })
  expect(simulation.papers).toBe(500)
  expect(simulation.shortages).toEqual([{ rule: 2, wanted: 3, fitting: 0, missing: 3 }])
  expect(simulation.usage).toEqual({ used: 50, fitting: 50, busiest: 100 })
  // Least used first: consecutive papers share nothing while the bank is five times the paper.
  expect(simulation.overlap.mean).toBeLessThan(0.05)
  expect(simulation.difficulties[0]).toEqual({ difficulty: 1, least: 8, mean: 8, most: 8 })
  expect(simulation.points).toEqual([{ id: pointId, name: '灭火器', least: 8, mean: 8, most: 8 }])
  // 8 of 0.95 and 2 of 0.47, of ten.
  expect(simulation.expectedScore).toBeCloseTo(85.4, 1)
  expect(simulation.expectedPass).toBeGreaterThan(90)
  expect(simulation.guessed).toBe(50)
  // Nothing was stored.
  expect((await tang.call(contract.getPaper, { id })).forms).toBe(0)
})

test('K-29 the simulation reports a pool with one essay for one place, because everybody gets the same', async () => {
  const { tang, db } = await testApp()
  await makeQuestions(await db(), { bodies: many(40), difficulty: 1 })
  await makeQuestions(await db(), { bodies: [bodyOf('ES')], difficulty: 5 })
  const { id } = await tang.call(contract.createPaper, { title: '抽题', kind: 'rule' })
  const rules = [
    { count: 8, score: 2, difficulties: [1] },
    { count: 1, score: 20, difficulties: [5] },
  ]
  await tang.call(contract.savePaper, { ...plain, id, revision: 2, sections: [{ title: '甲', rules }] })
  const { shortages, narrow } = await tang.call(contract.simulatePaper, { id, passPercent: 60 })
  expect(shortages).toEqual([])
  expect(narrow).toEqual([{ rule: 1, wanted: 1, fitting: 1 }])
})

test('rejects a question named twice, rules in a fixed paper, and edits of an outdated version', async () => {
  const { tang, db } = await testApp()
  const [questionId = ''] = await makeQuestions(await db(), { bodies: [bodyOf('MC')] })
  const { id } = await tang.call(contract.createPaper, { title: '一份', kind: 'fixed' })
  const item = { questionId, score: 2 }
  const save = (section: object, revision = 2) =>
    tang.refused(contract.savePaper, { ...plain, id, revision, sections: [{ title: '甲', ...section }] })
  expect(await save({ items: [item, item] })).toBe('PAPER_UNFIT')
  expect(await save({ rules: [{ count: 1, score: 1 }] })).toBe('PAPER_UNFIT')
  expect(await save({ items: [{ questionId: '77', score: 1 }] })).toBe('NOT_FOUND')
  expect(await save({ items: [item] }, 1)).toBe('PAPER_CHANGED')
  const copy = await tang.call(contract.copyPaper, { id, title: '另一份' })
  await tang.call(contract.removePaper, { id })
  expect(await tang.refused(contract.getPaper, { id })).toBe('NOT_FOUND')
  expect((await tang.call(contract.getPaper, { id: copy.id })).title).toBe('另一份')
})
