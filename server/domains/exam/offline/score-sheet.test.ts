import * as contract from '@lyceum/contract/exam'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { dropBucket, makeBucket, ownBucket, upload } from '../../file/corpus/upload-make.ts'
import { idOf } from '../bench-make.ts'
import { makeExam } from '../make.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

test('checks a score sheet row by row; enters valid rows and returns faulty ones', async () => {
  const home = await testApp(ownBucket)
  const { tang, lin, mei, admin, db } = home
  const [linId, meiId] = [await idOf(lin), await idOf(mei)]
  const { examId } = await makeExam(await db(), { isOffline: true, accountIds: [linId, meiId] })
  const sheet = await tang.send(contract.downloadScoreSheet, { id: examId })
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
  const { records } = await tang.call(contract.listCandidates, { id: examId })
  const [first = '', second = ''] = records.map(({ userName }) => userName)
  const bytes = Buffer.from(
    `账号,姓名,分数\n${first},林,88.5\n${second},梅,120\nnobody-here,谁,60\n${first.toUpperCase()},林,70\n`,
  )
  const { id: fileId } = await upload(home, tang, { name: '成绩.csv', bytes, purpose: 'import' })
  const { rows, faulty } = await tang.call(contract.checkScoreSheet, { id: examId, fileId })
  expect(rows.map(({ problem }) => problem)).toEqual([null, 'badScore', 'noPerson', 'twice'])
  expect(rows[0]).toMatchObject({ line: 2, accountId: linId, score: 88.5 })
  expect(faulty).toBe(3)
  const faults = await tang.send(contract.downloadScoreFaults, { id: examId, fileId })
  expect(faults.statusCode).toBe(200)
  expect(await admin.refused(contract.checkScoreSheet, { id: examId, fileId })).toBe('NOT_FOUND')
})

test('rejects a file without the two columns, and an online exam', async () => {
  const home = await testApp(ownBucket)
  const { tang, db } = home
  const { examId } = await makeExam(await db(), { isOffline: true })
  const bytes = Buffer.from('姓名,成绩\n林,80\n')
  const { id: fileId } = await upload(home, tang, { name: '乱.csv', bytes, purpose: 'import' })
  expect(await tang.refused(contract.checkScoreSheet, { id: examId, fileId })).toBe('SCORE_SHEET_UNREADABLE')
  const online = await makeExam(await db())
  expect(await tang.refused(contract.checkScoreSheet, { id: online.examId, fileId })).toBe('EXAM_WRONG_STATE')
})
