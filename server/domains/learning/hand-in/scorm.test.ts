import { randomUUID } from 'node:crypto'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeFile, makeMedia } from '../../file/make.ts'
import { makeStudy } from '../make.ts'
import { reportedIn } from '../package/cmi-report.ts'
import { packageOf } from '../package/package-store.ts'

async function opened(fields: Record<string, unknown> = {}) {
  const home = await testApp()
  const sql = await home.db()
  const { usrEntId } = await home.lin.call(getCurrentUser, {})
  const study = await makeStudy(sql, {
    accountId: usrEntId,
    modules: [{ type: 'SCO', score: 100, ...fields }, {}],
  })
  const modId = study.ids[0] ?? ''
  const player = randomUUID()
  await home.lin.call(contract.startStudy, { id: study.courseId, modId, player })
  return { ...home, ...study, sql, modId, player }
}

test('Q-074 reads packages of SCORM 1.2 and 2004', () => {
  expect(reportedIn({ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '80' })).toEqual({
    isDone: true,
    share: 0.8,
  })
  expect(reportedIn({ 'cmi.completion_status': 'completed', 'cmi.score.scaled': '0.75' })).toEqual({
    isDone: true,
    share: 0.75,
  })
  expect(reportedIn({ 'cmi.success_status': 'failed', 'cmi.score.scaled': '-1' })).toEqual({
    isDone: false,
    share: 0,
  })
  expect(reportedIn({ 'cmi.core.score.raw': '5', 'cmi.core.score.max': '10' })).toEqual({
    isDone: false,
    share: 0.5,
  })
  expect(reportedIn({})).toEqual({ isDone: false, share: null })
})

test('M-01 skips only an invalid field; the learner’s page and the console show which', async () => {
  const { lin, admin, sql, modId, player, enrolmentId } = await opened({ requiredScore: 60 })
  const cmi = {
    'cmi.core.lesson_status': 'passed',
    'cmi.core.score.raw': String(600 / 7),
    'cmi.core.session_time': 'a while',
    'cmi.core.lesson_location': 'p7',
  }
  const unsent = ['cmi.suspend_data']
  const report = { modId, player, version: '1.2' as const }
  expect(await lin.call(contract.reportScorm, { ...report, cmi, unsent })).toMatchObject({
    isActive: true,
    status: 'PASSED',
    score: 85.7,
    unkept: ['cmi.core.session_time', 'cmi.suspend_data'],
  })
  expect((await packageOf(sql, { enrolmentId, moduleId: modId }))?.cmi).toMatchObject({
    'cmi.core.score.raw': '85.7142857',
    'cmi.core.lesson_location': 'p7',
  })
  const { unkept } = await admin.call(contract.explainLearner, { id: enrolmentId })
  expect(unkept).toEqual([
    { module: expect.any(String), field: 'cmi.suspend_data', value: '' },
    { module: expect.any(String), field: 'cmi.core.session_time', value: 'a while' },
  ])
})

test('M-03 two hundred interactions arrive in pieces, the score first, and nothing is lost or overwritten', async () => {
  const { lin, sql, modId, player, enrolmentId } = await opened()
  const report = { modId, player, version: '2004' as const }
  const first = { 'cmi.success_status': 'passed', 'cmi.score.scaled': '0.9' }
  await lin.call(contract.reportScorm, { ...report, cmi: first, suspendData: 'where I was' })
  const pieces = Array.from({ length: 4 }, (_, piece) =>
    Object.fromEntries(
      Array.from({ length: 500 }, (__, n) => [
        `cmi.interactions.${piece * 50 + Math.floor(n / 10)}.x${n % 10}`,
        String(n),
      ]),
    ),
  )
  for (const cmi of pieces) await lin.call(contract.reportScorm, { ...report, cmi })
  const stored = await packageOf(sql, { enrolmentId, moduleId: modId })
  expect(stored?.suspendData).toBe('where I was')
  expect(Object.keys(stored?.cmi ?? {})).toHaveLength(2002)
  expect(await lin.call(contract.getModule, { modId })).toMatchObject({ myScore: 90, isDone: true })
})

test('M-03 pieces after the report that finished the course are stored, and change nothing', async () => {
  const { lin, sql, modId, ids, courseId, player, enrolmentId } = await opened()
  const report = { modId, player, version: '1.2' as const }
  await lin.call(contract.startStudy, { id: courseId, modId: ids[1] ?? '', player: randomUUID() })
  await sql.kysely
    .updateTable('learning.progress' as never)
    .set({ isViewed: true } as never)
    .execute()
  await lin.call(contract.startStudy, { id: courseId, modId, player })
  const done = { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '80' }
  expect((await lin.call(contract.reportScorm, { ...report, cmi: done })).completion).not.toBeNull()
  const late = { 'cmi.interactions.0.id': 'q1', 'cmi.core.score.raw': '100' }
  expect(await lin.call(contract.reportScorm, { ...report, cmi: late })).toMatchObject({
    isActive: true,
    score: 80,
    completion: null,
  })
  const stored = await packageOf(sql, { enrolmentId, moduleId: modId })
  expect(stored?.cmi['cmi.interactions.0.id']).toBe('q1')
  expect(await lin.refused(contract.reportScorm, { ...report, player: randomUUID(), cmi: late })).toBe(
    'COURSE_CLOSED_FOR_SUBMIT',
  )
})

test('M-02 a package with several items is done when all are, scored by their mean, and continues where it was', async () => {
  const home = await testApp()
  const sql = await home.db()
  const { usrEntId } = await home.lin.call(getCurrentUser, {})
  const items = [
    { id: 'u', title: '单元', depth: 0, kind: 'folder', entry: '' },
    { id: 'a', title: '一', depth: 1, kind: 'sco', entry: 'a.html' },
    { id: 'b', title: '二', depth: 1, kind: 'sco', entry: 'b.html' },
    { id: 'c', title: '附录', depth: 0, kind: 'asset', entry: 'c.html' },
  ]
  const fileId = await makeFile(sql, { ownerId: usrEntId, purpose: 'scorm', name: '三课.zip' })
  const media = { kind: 'package', durationMs: null, scorm: '1.2', entry: 'a.html' } as const
  await makeMedia(sql, fileId, { ...media, items: JSON.stringify(items) })
  const { courseId, ids } = await makeStudy(sql, {
    accountId: usrEntId,
    modules: [{ type: 'SCO', score: 100, body: { fileId } }, {}],
  })
  const modId = ids[0] ?? ''
  const player = randomUUID()
  const open = async (item?: string) => {
    const { content } = await home.lin.call(contract.startStudy, { id: courseId, modId, player, item })
    return content.kind === 'package' ? content : undefined
  }
  const report = (item: string | undefined, cmi: Record<string, string>, suspendData = '') =>
    home.lin.call(contract.reportScorm, { modId, player, version: '1.2', item, cmi, suspendData })
  const passed = (raw: string) => ({ 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': raw })

  expect(await open()).toMatchObject({ item: 'a', address: expect.stringContaining('?item=a') })
  expect(await report('a', passed('100'), 'in a')).toMatchObject({ status: 'BROWSED', score: null })
  // A report without an item, or with an unknown one, finishes nothing.
  expect(await report(undefined, passed('100'))).toMatchObject({ status: 'BROWSED', score: null })
  expect(await report('u', passed('100'))).toMatchObject({ status: 'BROWSED', score: null })
  expect(await open('b')).toMatchObject({ item: 'b', cmi: {}, suspendData: '' })
  await report('b', { 'cmi.core.lesson_status': 'incomplete' }, 'in b')
  expect(await open()).toMatchObject({ item: 'b', suspendData: 'in b' })
  await report('b', passed('50'))
  expect(await report('c', {})).toMatchObject({ status: 'COMPLETED', score: 75, isAsserted: true })
  expect(await open('a')).toMatchObject({
    suspendData: 'in a',
    items: [
      { id: 'u', kind: 'folder', isDone: false },
      { id: 'a', isDone: true, score: 100 },
      { id: 'b', isDone: true, score: 50 },
      { id: 'c', isDone: true, score: null },
    ],
  })
})

test('Q-074 a package’s report is stored as asserted only, and is returned on the next start', async () => {
  const { lin, sql, modId, player, enrolmentId } = await opened()
  const suspendData = '中'.repeat(64_000) + 'end'
  const report = await lin.call(contract.reportScorm, {
    modId,
    player,
    version: '1.2',
    cmi: { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '90', 'cmi.core.lesson_location': 'p7' },
    suspendData,
  })
  expect(report).toMatchObject({ isActive: true, status: 'COMPLETED', score: 90, isAsserted: true })
  expect(await lin.call(contract.getModule, { modId })).toMatchObject({
    isAsserted: true,
    myScore: 90,
    seconds: 0,
  })
  const stored = await packageOf(sql, { enrolmentId, moduleId: modId })
  expect(stored?.suspendData).toBe(suspendData)
  expect(stored?.cmi['cmi.core.lesson_location']).toBe('p7')
  // It takes nothing back.
  const back = { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.score.raw': '10' }
  expect(await lin.call(contract.reportScorm, { modId, player, version: '1.2', cmi: back })).toMatchObject({
    status: 'COMPLETED',
    score: 90,
  })
})

test('rejects an oversized report as a whole, and ignores a replaced player', async () => {
  const { lin, sql, modId, player, enrolmentId, courseId } = await opened()
  const report = { modId, player, version: '2004' as const }
  expect(
    await lin.refused(contract.reportScorm, { ...report, cmi: {}, suspendData: 'x'.repeat(600_001) }),
  ).toBe('INVALID_INPUT')
  expect(await packageOf(sql, { enrolmentId, moduleId: modId })).toBeUndefined()
  await lin.call(contract.startStudy, { id: courseId, modId, player: randomUUID() })
  const done = { 'cmi.completion_status': 'completed' }
  expect(await lin.call(contract.reportScorm, { ...report, cmi: done })).toMatchObject({
    isActive: false,
    status: 'BROWSED',
  })
})

test('C-115 stores parameters of the courseware without any effect on progress', async () => {
  const { lin, mei, sql, modId, player, enrolmentId } = await opened()
  const params = [
    { name: 'volume', value: '0.4' },
    { name: 'lesson_status', value: 'completed' },
  ]
  expect(await lin.call(contract.putParams, { player, params })).toEqual({ isActive: true })
  expect(await mei.call(contract.putParams, { player, params })).toEqual({ isActive: false })
  await lin.call(contract.putParams, { player, params: [{ name: 'volume', value: '1' }] })
  expect((await packageOf(sql, { enrolmentId, moduleId: modId }))?.params).toEqual({
    volume: '1',
    lesson_status: 'completed',
  })
  expect(await lin.call(contract.getModule, { modId })).toMatchObject({ status: 'BROWSED', isDone: false })
})
