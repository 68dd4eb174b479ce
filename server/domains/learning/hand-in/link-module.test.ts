import { randomUUID } from 'node:crypto'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeStudy } from '../make.ts'

const link = { type: 'URLVOD', body: { address: 'https://a.test/' }, isRequired: true }

async function studying() {
  const home = await testApp()
  const { usrEntId: accountId } = await home.lin.call(getCurrentUser, {})
  const { courseId, ids } = await makeStudy(await home.db(), { accountId, modules: [link] })
  const modId = ids[0] ?? ''
  const open = (isReview = false) => ({ id: courseId, modId, player: randomUUID(), isReview })
  const record = () => home.lin.call(contract.getLearningRecord, { itmId: courseId })
  return { ...home, modId, open, record }
}

test('M-16: an external link is done when the learner confirms it, not when its page is opened', async () => {
  const { lin, modId, open, record } = await studying()
  // Nothing was opened, so nothing was seen.
  expect(await lin.call(contract.reportModule, { modId })).toMatchObject({ isDone: false })
  await lin.call(contract.startStudy, open())
  expect(await lin.call(contract.getModule, { modId })).toMatchObject({ isDone: false, status: 'BROWSED' })
  expect(await record()).toMatchObject({ appStatus: 'IN_PROGRESS' })

  const answer = await lin.call(contract.reportModule, { modId })
  expect(answer).toMatchObject({ isDone: true, status: 'COMPLETED', completion: { versionNumber: 1 } })
  expect(await record()).toMatchObject({ appStatus: 'COMPLETED' })
  // Once: the second confirmation changes nothing.
  expect(await lin.call(contract.reportModule, { modId })).toMatchObject({ isDone: true, completion: null })
})

test('M-16: rejects a confirmation from somebody not enrolled in the course', async () => {
  const { mei, modId } = await studying()
  expect(await mei.refused(contract.reportModule, { modId })).toBe('NOT_ENROLLED')
})
