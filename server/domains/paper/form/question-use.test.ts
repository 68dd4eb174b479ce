import { createPaper } from '@lyceum/contract/paper'
import * as contract from '@lyceum/contract/question'
import type { QuestionBody } from '@lyceum/contract/question'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { bodyOf, makeQuestionCategory, makeQuestions, textTree } from '../../question/make.ts'
import { makePaper } from '../make.ts'
import { drawForms } from './draw-forms.ts'
import { formById } from './form-store.ts'
import { formDocument, formKeys } from './read-form.ts'

const written = (body: QuestionBody, categoryId: string) => ({ ...body, categoryId, difficulty: 2 })

const drawOne = async ({ ctx }: TestApp, paperId: string) => {
  const at = await ctx()
  const [formId = ''] = await at
    .keyed()
    .transaction((ctx) => drawForms(ctx, { paperId, batch: 'exam:1', count: 1 }))
  return { at, formId }
}

test('INV-E08 an edit changes what nobody was asked, and makes the next version of what was used', async () => {
  const home = await testApp()
  const { tang, db } = home
  const categoryId = await makeQuestionCategory(await db())
  const { id } = await tang.call(contract.createQuestion, written(bodyOf('MC', '第一稿'), categoryId))
  const save = async (stem: string) => {
    const { updatedAt, body } = await tang.call(contract.getQuestion, { id })
    const next = { ...body, content: { ...body.content, stem: textTree(stem) } }
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

test('where a question is used: papers that name it, and papers in whose forms it was drawn', async () => {
  const home = await testApp()
  const { tang, db } = home
  const [id = ''] = await makeQuestions(await db(), { bodies: [bodyOf('MC')] })
  const named = await tang.call(createPaper, { title: '点名', kind: 'fixed', questionIds: [id] })
  const randomPaperId = await makePaper(await db(), { rules: [{ count: 1 }], title: '抽到' })
  await drawOne(home, randomPaperId)
  const { records } = await tang.call(contract.listQuestionUses, { id })
  expect(records.find((record) => record.id === named.id)).toMatchObject({ isNamed: true, forms: 0 })
  expect(records.find((record) => record.id === randomPaperId)).toMatchObject({ isNamed: false, forms: 1 })
  await drawOne(home, named.id)
  expect(await tang.call(contract.getQuestion, { id })).toMatchObject({ usedIn: 2 })
  const { records: listed } = await tang.call(contract.listQuestions, {})
  expect(listed).toMatchObject([{ papers: 1, drawn: 2, usedIn: 2 }])
})
