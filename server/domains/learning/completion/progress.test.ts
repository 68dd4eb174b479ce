import { randomUUID } from 'node:crypto'
import { getHomeFirst } from '@lyceum/contract/home'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeStudy } from '../make.ts'
import { on } from '../tables.ts'

const ref = { type: 'REF' }

test('P-09 home, list, detail, player, record and console show the same progress, and opening the player does not lower it', async () => {
  const { lin, admin, db } = await testApp()
  const sql = await db()
  const accountId = (await lin.call(getCurrentUser, {})).usrEntId
  const { courseId, enrolmentId, ids } = await makeStudy(sql, { accountId, modules: [ref, ref, ref] })
  const open = (i: number) =>
    lin.call(contract.startStudy, { id: courseId, modId: ids[i] ?? '', player: randomUUID() })
  const shown = async () => {
    const first = await lin.call(getHomeFirst, {})
    const list = await lin.call(contract.listCourseCentre, { pageNo: 1, pageSize: 60 })
    const learners = await admin.call(contract.listLearners, { id: courseId })
    return [
      first.studying.find(({ itmId }) => itmId === courseId)?.progress,
      list.records.find(({ itmId }) => itmId === courseId)?.progress,
      (await lin.call(contract.getCourseDetail, { itmId: courseId })).mine.progress,
      (await lin.call(contract.getModuleTree, { itmId: courseId })).progress,
      (await lin.call(contract.getLearningRecord, { itmId: courseId })).progress,
      learners.records.find(({ id }) => id === enrolmentId)?.progress,
    ]
  }
  await open(0)
  expect(await shown()).toEqual([33, 33, 33, 33, 33, 33])
  // An older figure, from before the current evaluation.
  await on(sql)
    .updateTable('learning.enrolment')
    .set({ progress: 40 })
    .where('id', '=', enrolmentId)
    .execute()
  expect(await shown()).toEqual([40, 40, 40, 40, 40, 40])
  await open(0)
  expect(await shown()).toEqual([40, 40, 40, 40, 40, 40])
  await open(1)
  expect(await shown()).toEqual([66, 66, 66, 66, 66, 66])
})
