import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeAccount } from '../identity/make.ts'
import { makeGrade, makeJob, makePosition, makeUnit } from './make.ts'
import { on } from './tables.ts'

test('a subtree is everything whose path contains its root', async () => {
  const { db, asOwner } = await testApp()
  const alpha = await db()
  const root = await makeUnit(alpha, { code: 'ROOT' })
  const branch = await makeUnit(alpha, { code: 'BRANCH', parentId: root })
  await makeUnit(alpha, { code: 'LEAF', parentId: branch })
  await makeUnit(alpha, { code: 'OTHER', parentId: root })
  const { rows } = await asOwner((client) =>
    client.query('select code from org.unit where path @> array[$1::bigint] order by code', [branch]),
  )
  expect(rows).toEqual([{ code: 'BRANCH' }, { code: 'LEAF' }])
})

test('a person has one open main job, besides past and second ones', async () => {
  const { db } = await testApp()
  const alpha = await db()
  const accountId = await makeAccount(alpha, { userName: 'gu_huaizhi', name: '顾怀之' })
  const unitId = await makeUnit(alpha, { code: 'MFG' })
  const job = { accountId, unitId, positionId: await makePosition(alpha, { code: 'MF01' }) }
  await makeJob(alpha, { ...job, until: '2022-01-01' })
  await makeJob(alpha, {
    ...job,
    gradeId: await makeGrade(alpha, { code: 'M4' }),
    since: '2022-01-01',
    isHead: true,
  })
  await makeJob(alpha, { ...job, isMain: false })
  await expect(makeJob(alpha, job)).rejects.toThrow('job_main')
  const jobs = on(alpha).selectFrom('org.job').select('id').where('accountId', '=', accountId)
  expect((await jobs.execute()).length).toBe(3)
})

test('a job cannot refer to another site', async () => {
  const { db } = await testApp()
  const [alpha, beta] = [await db('alpha'), await db('beta')]
  const accountId = await makeAccount(alpha, { userName: 'gu_huaizhi', name: '顾怀之' })
  const positionId = await makePosition(alpha, { code: 'MF01' })
  const unitId = await makeUnit(beta, { code: 'MFG' })
  await expect(makeJob(alpha, { accountId, unitId, positionId })).rejects.toThrow('foreign key')
})
