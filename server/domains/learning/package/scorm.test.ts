import { randomUUID } from 'node:crypto'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { describe, expect, test } from 'vitest'
import { house } from '#testing/house'
import { makeStudy } from '../make.ts'
import { reportedIn, unfitField } from './cmi-rules.ts'
import { packageOf } from './package-store.ts'

async function opened(fields: Record<string, unknown> = {}) {
  const home = await house()
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

describe('what a package says of itself', () => {
  test('Q-074 in the words of 1.2 and of 2004', () => {
    expect(reportedIn({ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '80' }, 50)).toEqual({
      isDone: true,
      score: 40,
    })
    expect(reportedIn({ 'cmi.completion_status': 'completed', 'cmi.score.scaled': '0.75' }, 100)).toEqual({
      isDone: true,
      score: 75,
    })
    expect(reportedIn({ 'cmi.success_status': 'failed', 'cmi.score.scaled': '-1' }, 100)).toEqual({
      isDone: false,
      score: 0,
    })
    expect(reportedIn({ 'cmi.core.score.raw': '5', 'cmi.core.score.max': '10' }, 100)).toEqual({
      isDone: false,
      score: 50,
    })
    expect(reportedIn({}, 100)).toEqual({ isDone: false, score: null })
  })

  test('what cannot be said is named', () => {
    expect(unfitField({ 'cmi.core.lesson_status': 'excellent' })).toBe('cmi.core.lesson_status')
    expect(unfitField({ 'cmi.core.score.raw': '1e9' })).toBe('cmi.core.score.raw')
    expect(unfitField({ 'cmi.score.scaled': '1.5' })).toBe('cmi.score.scaled')
    expect(
      unfitField({ 'cmi.core.session_time': '00:10:00.00', 'cmi.session_time': 'PT10M' }),
    ).toBeUndefined()
  })
})

test('Q-074 a package reports, is believed as its word only, and finds everything again', async () => {
  const { lin, sql, modId, player, enrolmentId } = await opened()
  const suspendData = '中'.repeat(64_000) + 'end'
  const said = await lin.call(contract.reportScorm, {
    modId,
    player,
    version: '1.2',
    cmi: { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '90', 'cmi.core.lesson_location': 'p7' },
    suspendData,
  })
  expect(said).toMatchObject({ isActive: true, status: 'COMPLETED', score: 90, isAsserted: true })
  expect(await lin.call(contract.getModule, { modId })).toMatchObject({
    isAsserted: true,
    myScore: 90,
    seconds: 0,
  })
  const kept = await packageOf(sql, { enrolmentId, moduleId: modId })
  expect(kept?.suspendData).toBe(suspendData)
  expect(kept?.cmi['cmi.core.lesson_location']).toBe('p7')
  // It takes nothing back.
  const back = { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.score.raw': '10' }
  expect(await lin.call(contract.reportScorm, { modId, player, version: '1.2', cmi: back })).toMatchObject({
    status: 'COMPLETED',
    score: 90,
  })
})

test('unfit data are refused whole, and a player that was overtaken is not heard', async () => {
  const { lin, sql, modId, player, enrolmentId, courseId } = await opened()
  const said = { modId, player, version: '2004' as const }
  expect(await lin.refused(contract.reportScorm, { ...said, cmi: { 'cmi.score.scaled': '7' } })).toBe(
    'SCORM_DATA_UNFIT',
  )
  expect(
    await lin.refused(contract.reportScorm, { ...said, cmi: {}, suspendData: 'x'.repeat(600_001) }),
  ).toBe('INVALID_INPUT')
  expect(await packageOf(sql, { enrolmentId, moduleId: modId })).toBeUndefined()
  await lin.call(contract.startStudy, { id: courseId, modId, player: randomUUID() })
  const done = { 'cmi.completion_status': 'completed' }
  expect(await lin.call(contract.reportScorm, { ...said, cmi: done })).toMatchObject({
    isActive: false,
    status: 'BROWSED',
  })
})

test('C-115 names and values of the courseware are kept, and count for nothing', async () => {
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
