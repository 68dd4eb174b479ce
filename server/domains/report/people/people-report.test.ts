import { askDownload, getTiles, linkDownload } from '@lyceum/contract/admin'
import { getPeopleReport } from '@lyceum/contract/report'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import type { Person } from '#testing/person'
import { makeAccount } from '../../identity/make.ts'
import { makeGrade, makeJob, makePosition } from '../../org/make.ts'
import { countWeeks } from '../count-weekly-activity.ts'

/** The template's people, and a newcomer in the unit of lin and zhou who never signed in. */
async function companyEnv() {
  const home = await testApp()
  const db = await home.db()
  const unitId = await home.asOwner(async (client) => {
    await client.query('update identity.account set last_login_at = now()')
    const { rows } = await client.query<{ id: string }>(`select id from org.unit where code = 'U-IN'`)
    return rows[0]?.id ?? ''
  })
  const accountId = await makeAccount(db, { userName: 'newcomer', name: '=新人', staffNo: 'N-1' })
  const positionId = await makePosition(db, { code: 'ENG', name: '工程师' })
  const gradeId = await makeGrade(db, { code: 'P5', name: 'P5' })
  const since = new Date().toISOString().slice(0, 10)
  await makeJob(db, { accountId, unitId, positionId, gradeId, since })
  await countWeeks(await home.ctx())
  return home
}

/** Requests an export, lets a worker make it, and reads the file. */
async function fileOf(home: TestApp, person: Person, kind: string): Promise<string> {
  const { id } = await person.call(askDownload, { kind, format: 'csv', filter: {} })
  await home.runJobs()
  const { pathname, search } = new URL((await person.call(linkDownload, { id })).url, 'http://x')
  const file = await home.app.inject({ url: pathname + search, headers: { host: 'content.test' } })
  return file.body
}

test('the report counts people, positions, joiners, weekly activity and unused accounts', async () => {
  const { admin, lin } = await companyEnv()
  const report = await admin.call(getPeopleReport, {})
  expect(report).toMatchObject({
    people: 4,
    units: [
      { name: '范围内', people: 3, active: 2 },
      { name: '范围外', people: 1, active: 1 },
    ],
    positions: [
      { name: '专员', people: 3 },
      { name: '工程师', people: 1 },
    ],
    grades: [{ name: 'P5', people: 1 }],
    neverUsed: 1,
  })
  expect(report.months.at(-1)).toMatchObject({ joiners: 1, leavers: 0 })
  expect(report.weeks).toHaveLength(12)
  // All six people of the site were active this week, including those without a department.
  expect(report.weeks.at(-1)).toMatchObject({ people: 6, signIns: 6 })
  expect(await lin.refused(getPeopleReport, {})).toBe('NO_RIGHT_READ_MSG')
})

test('an administrator of one department sees only its people, in figures, tiles and files', async () => {
  const home = await companyEnv()
  const { zhou } = home
  const report = await zhou.call(getPeopleReport, {})
  expect(report).toMatchObject({ people: 3, units: [{ name: '范围内', people: 3, active: 2 }], neverUsed: 1 })
  expect(report.weeks.at(-1)).toMatchObject({ people: 2 })
  const { tiles } = await zhou.call(getTiles, {})
  expect(tiles.find(({ name }) => name === 'report.units')?.tile).toMatchObject({
    shares: [{ name: '范围内', value: 2, of: 3 }],
  })
  const file = await fileOf(home, zhou, 'report.people')
  expect(file).toContain('范围内,1,3,2,3')
  expect(file).not.toContain('范围外')
})

test('unused accounts in scope are exported as a text file', async () => {
  const home = await companyEnv()
  await home.asOwner((client) =>
    client.query(`update identity.account set last_login_at = null where user_name = 'mei'`),
  )
  expect(await fileOf(home, home.admin, 'report.neverUsed')).toContain(`梅若水`)
  const file = await fileOf(home, home.zhou, 'report.neverUsed')
  expect(file).toContain(`'=新人,newcomer,N-1,范围内`)
  expect(file).not.toContain('梅若水')
})

test('counting again changes nothing, and a week outlives its sessions', async () => {
  const { admin, ctx, asOwner, parts } = await companyEnv()
  await countWeeks(await ctx())
  expect((await admin.call(getPeopleReport, {})).weeks.at(-1)).toMatchObject({ people: 6 })
  parts.clock.travel(15 * 86_400_000)
  await asOwner((client) =>
    client.query(`update identity.session set created_at = created_at - interval '1 year'`),
  )
  await countWeeks(await ctx())
  const { weeks } = await admin.call(getPeopleReport, {})
  expect(weeks.map(({ people }) => people).filter((people) => people > 0)).toEqual([6])
})
