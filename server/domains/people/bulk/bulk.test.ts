import { getCurrentUser } from '@lyceum/contract/identity'
import { actInBulk, getPerson, listBulkActs, previewBulk, undoBulk } from '@lyceum/contract/people'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import { makeAccount, makeSession } from '../../identity/make.ts'
import { makeJob, makePosition, makeUnit } from '../../org/make.ts'

async function crew(opening: TestApp, count: number) {
  const db = await opening.db()
  const unitId = await makeUnit(db, { code: 'A', name: '甲组' })
  const other = await makeUnit(db, { code: 'B', name: '乙组' })
  const positionId = await makePosition(db, { code: 'OP' })
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const accountId = await makeAccount(db, { userName: `crew-${n}`, name: `组员${n}` })
    await makeJob(db, { accountId, unitId, positionId })
    ids.push(accountId)
  }
  return { db, unitId, other, ids }
}

test('a dry run lists whom an act leaves out, and changes nothing', async () => {
  const opening = await testApp()
  const { ids, db, other } = await crew(opening, 3)
  const left = await makeAccount(db, { userName: 'gone', name: '离开', state: 'left' })
  const jobless = await makeAccount(db, { userName: 'guest', name: '访客' })
  const all = [...ids, left, jobless]
  const preview = await opening.admin.call(previewBulk, { act: 'move', ids: all, unitId: other })
  expect(preview).toMatchObject({ people: 5, able: 3, isBraked: false, isUndoable: true })
  expect(preview.skipped.map(({ why }) => why).toSorted()).toEqual(['left', 'no-job'])
  expect((await opening.admin.call(getPerson, { id: ids[0] ?? '' })).unitName).toBe('甲组')
})

test('people move together and back again, but people moved since then stay', async () => {
  const opening = await testApp()
  const { ids, other } = await crew(opening, 3)
  const { admin } = opening
  const unitOf = async (n: number) => (await admin.call(getPerson, { id: ids[n] ?? '' })).unitName
  const { id, done } = await admin.call(actInBulk, { act: 'move', ids, unitId: other })
  expect(done).toBe(3)
  expect(await unitOf(1)).toBe('乙组')
  const third = await makeUnit(await opening.db(), { code: 'C', name: '丙组' })
  await admin.call(actInBulk, { act: 'move', ids: [ids[2] ?? ''], unitId: third })
  expect(await admin.call(undoBulk, { id })).toEqual({ undone: 2, skipped: 1 })
  expect([await unitOf(0), await unitOf(2)]).toEqual(['甲组', '丙组'])
  expect(await admin.refused(undoBulk, { id })).toBe('BULK_OVER')
})

test('from twenty people on their number must be confirmed; an undone departure restores the jobs', async () => {
  const opening = await testApp()
  const { ids } = await crew(opening, 21)
  const { admin } = opening
  expect(await admin.refused(actInBulk, { act: 'leave', ids })).toBe('BULK_COUNT')
  expect(await admin.refused(actInBulk, { act: 'leave', ids, count: 20 })).toBe('BULK_COUNT')
  const { id } = await admin.call(actInBulk, { act: 'leave', ids, count: 21, reason: '项目结束' })
  expect((await admin.call(getPerson, { id: ids[5] ?? '' })).state).toBe('left')
  expect(await admin.call(undoBulk, { id })).toEqual({ undone: 21, skipped: 0 })
  expect(await admin.call(getPerson, { id: ids[5] ?? '' })).toMatchObject({
    state: 'active',
    unitName: '甲组',
  })
  const { records } = await admin.call(listBulkActs, {})
  expect(records).toMatchObject([{ act: 'leave', people: 21, isUndone: true, isUndoable: false }])
})

test('sessions of many end at once except one’s own, and that cannot be undone', async () => {
  const opening = await testApp()
  const { ids, db } = await crew(opening, 2)
  await makeSession(db, { accountId: ids[0] ?? '', token: 'x'.repeat(43), roles: [] })
  const { admin } = opening
  const { usrId } = await admin.call(getCurrentUser, {})
  const { id, done } = await admin.call(actInBulk, { act: 'end-sessions', ids: [...ids, usrId] })
  expect(done).toBe(2)
  expect(await admin.refused(undoBulk, { id })).toBe('BULK_OVER')
})

test('one person beyond reach rejects the whole act', async () => {
  const { zhou, lin, mei, admin } = await testApp()
  const [inside, outside] = [await lin.call(getCurrentUser, {}), await mei.call(getCurrentUser, {})]
  const ids = [inside.usrId, outside.usrId]
  expect(await zhou.refused(actInBulk, { act: 'leave', ids })).toBe('NOT_FOUND')
  expect((await admin.call(getPerson, { id: inside.usrId })).state).toBe('active')
})
