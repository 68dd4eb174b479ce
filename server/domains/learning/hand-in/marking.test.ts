import { getTiles } from '@lyceum/contract/admin'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeStudy } from '../make.ts'

/** lin has an assignment to do. */
async function withTask() {
  const home = await testApp()
  const { usrEntId: accountId } = await home.lin.call(getCurrentUser, {})
  const { ids } = await makeStudy(await home.db(), { accountId, modules: [{ type: 'ASS', score: 100 }] })
  return { ...home, modId: ids[0] ?? '' }
}

test('rejects overwriting a mark that was not read, and allows correcting one that was', async () => {
  const { lin, tang, admin, modId } = await withTask()
  await lin.call(contract.submitAssignment, { modId, words: '正文' })
  const id = (await tang.call(contract.listHandIns, {})).records[0]?.id ?? ''
  await tang.call(contract.markHandIn, { id, score: 70 })
  expect(await admin.refused(contract.markHandIn, { id, score: 95 })).toBe('MARKED_MEANWHILE')
  const { score, markedAt } = await admin.call(contract.getHandIn, { id })
  expect(score).toBe(70)
  await admin.call(contract.markHandIn, { id, score: 95, corrects: markedAt })
  expect(await lin.call(contract.getAssignment, { modId })).toMatchObject({ score: 95 })
})

test('the console counts work waiting for a mark, within reach only', async () => {
  const { lin, tang, zhou, modId } = await withTask()
  const waiting = async (person: typeof tang) =>
    (await person.call(getTiles, {})).tiles.find(({ name }) => name === 'learning.marking')?.tile
  expect(await waiting(tang)).toMatchObject({ count: 0, oldestAt: null })
  await lin.call(contract.submitAssignment, { modId, words: '正文' })
  expect(await waiting(tang)).toMatchObject({ kind: 'todo', count: 1, path: '/marking' })
  expect(await waiting(zhou)).toMatchObject({ count: 0 })
})
