import * as contract from '@lyceum/contract/question'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'

test('question categories go three levels deep, and siblings have different names', async () => {
  const { tang } = await testApp()
  const topCategory = await tang.call(contract.addQuestionCategory, { name: '安全' })
  const two = await tang.call(contract.addQuestionCategory, { name: '消防', parentId: topCategory.id })
  const three = await tang.call(contract.addQuestionCategory, { name: '消防', parentId: two.id })
  const below = { name: '更深', parentId: three.id }
  expect(await tang.refused(contract.addQuestionCategory, below)).toBe('QUESTION_CATEGORY_DEEP')
  expect(await tang.refused(contract.addQuestionCategory, { name: '安全' })).toBe('QUESTION_CATEGORY_TAKEN')
  const other = await tang.call(contract.addQuestionCategory, { name: '质量' })
  const renamed = { id: other.id, name: '安全', position: 1 }
  expect(await tang.refused(contract.editQuestionCategory, renamed)).toBe('QUESTION_CATEGORY_TAKEN')
})

test('a question category with others below it stays', async () => {
  const { tang } = await testApp()
  const top = await tang.call(contract.addQuestionCategory, { name: '安全' })
  const child = await tang.call(contract.addQuestionCategory, { name: '消防', parentId: top.id })
  expect(await tang.refused(contract.removeQuestionCategory, top)).toBe('RESOURCE_IN_USE')
  await tang.call(contract.removeQuestionCategory, child)
  expect(await tang.refused(contract.removeQuestionCategory, child)).toBe('NOT_FOUND')
  await tang.call(contract.removeQuestionCategory, top)
})
