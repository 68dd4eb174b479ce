import { randomUUID } from 'node:crypto'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { versionContent } from '#domains/course'
import { testApp } from '#testing/test-app'
import { setFigures, shelve } from '../../course/make.ts'
import { makeStudy } from '../make.ts'
import { fileOf } from '../progress/module-body.ts'
import { modulesIn } from '../progress/my-study.ts'
import { studyFiles } from './readable-files.ts'

/** A course of two videos without learners; the first is a trial. */
async function offered() {
  const home = await testApp()
  const sql = await home.db()
  const study = await makeStudy(sql, { modules: [{ isTrial: true }, {}] })
  const content = await versionContent(sql, study.versionId)
  const files = modulesIn(content).flatMap((module) => fileOf(module) ?? [])
  const { usrEntId } = await home.mei.call(getCurrentUser, {})
  const meis = await home.ctx('alpha', { as: { id: usrEntId, role: 'LRNR' } })
  const [first = '', second = ''] = study.ids
  const open = (modId: string) => ({ id: study.courseId, modId, player: randomUUID() })
  return { ...home, ...study, sql, files, first, second, open, playable: () => studyFiles(meis, files) }
}

test('a trial video plays for whoever may see the course, and the other one does not', async () => {
  const { mei, open, first, second, files, playable } = await offered()
  const opened = await mei.call(contract.startStudy, open(first))
  expect(opened).toMatchObject({ isReview: true, startedAt: null, content: { kind: 'recording' } })
  expect(await mei.refused(contract.startStudy, open(second))).toBe('NOT_ENROLLED')
  expect(await playable()).toEqual(new Set([files[0]]))
})

test('the trial of a course for others, or an unpublished one, is neither opened, listed nor played', async () => {
  const { mei, sql, open, first, courseId, playable } = await offered()
  await setFigures(sql, courseId, { audience: ['unit:1'] })
  expect(await mei.refused(contract.startStudy, open(first))).toBe('NOT_FOUND')
  expect(await mei.refused(contract.getModuleTree, { itmId: courseId })).toBe('NOT_FOUND')
  expect(await playable()).toEqual(new Set())
  await setFigures(sql, courseId, { audience: ['all'] })
  expect((await playable()).size).toBe(1)
  await shelve(sql, courseId)
  expect(await playable()).toEqual(new Set())
})
