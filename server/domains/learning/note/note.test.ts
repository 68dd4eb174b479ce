import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeStudy } from '../make.ts'

test('notes are sorted by position, changed and removed by their owner, and seen by nobody else', async () => {
  const { lin, mei, db } = await testApp()
  const { usrEntId } = await lin.call(getCurrentUser, {})
  const { ids } = await makeStudy(await db(), { accountId: usrEntId })
  const modId = ids[0] ?? ''
  const late = await lin.call(contract.addNote, { modId, second: 50, words: '结尾' })
  await lin.call(contract.addNote, { modId, second: 10, words: '开头' })
  const list = async () => (await lin.call(contract.listNotes, { modId })).records.map(({ words }) => words)
  expect(await list()).toEqual(['开头', '结尾'])
  expect(await mei.refused(contract.changeNote, { id: late.id, words: '我的' })).toBe('NOT_FOUND')
  expect(await mei.refused(contract.removeNote, { id: late.id })).toBe('NOT_FOUND')
  await lin.call(contract.changeNote, { id: late.id, second: 5, words: '其实在前' })
  expect(await list()).toEqual(['其实在前', '开头'])
  await lin.call(contract.removeNote, { id: late.id })
  expect(await list()).toEqual(['开头'])
  expect(await mei.refused(contract.addNote, { modId, words: '没有报名' })).toBe('NOT_ENROLLED')
})
