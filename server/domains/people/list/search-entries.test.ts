import { expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import { makeAccount } from '../../identity/make.ts'
import { makeJob, makePosition, makeUnit } from '../../org/make.ts'
import { mendEntries } from './repair-entries.ts'

const columns = `site_id, account_id, name, name_key, given_key, user_key, staff_key, email_key, phone_key, state,
  is_external, joined_key, login_key, unit_id, position_id, grade_id, unit_ids`

/** Number of entries that differ from the source tables, are missing, or belong to nobody. */
const wrongEntries = ({ asOwner }: TestApp) =>
  asOwner(async (client) => {
    const { rows } = await client.query<{ wrong: string }>(
      `select count(*) as wrong from (
         (select ${columns} from people.entry except select ${columns} from people.truth)
         union all (select ${columns} from people.truth except select ${columns} from people.entry)) d`,
    )
    return Number(rows[0]?.wrong)
  })

async function somebodyAtWork(opening: TestApp) {
  const db = await opening.db()
  const root = await makeUnit(db, { code: 'HQ' })
  const unitId = await makeUnit(db, { code: 'A', parentId: root })
  const other = await makeUnit(db, { code: 'B', parentId: root })
  const positionId = await makePosition(db, { code: 'P' })
  const accountId = await makeAccount(db, { userName: 'gu_huaizhi', name: '顾怀之', phone: '+8613900000001' })
  const jobId = await makeJob(db, { accountId, unitId, positionId })
  return { root, unitId, other, positionId, accountId, jobId, db }
}

test('entries match the source tables, whoever changes them', async () => {
  const opening = await testApp()
  const { unitId, other, positionId, accountId, jobId, db } = await somebodyAtWork(opening)
  expect(await wrongEntries(opening)).toBe(0)
  const second = await makeJob(db, { accountId, unitId: other, positionId, isMain: false })
  await opening.asOwner(async (client) => {
    const steps: readonly [string, readonly unknown[]][] = [
      ["update identity.account set name = 'Gu Huaizhi', last_login_at = now() where id = $1", [accountId]],
      ['update org.job set unit_id = $2 where id = $1', [jobId, other]],
      ['update org.unit set path = array[id], parent_id = null where id = $1', [other]],
      ['update org.job set until = now() where id = $1', [second]],
      ['delete from org.job where id = $1', [jobId]],
      ["update org.unit set name = '改名' where id = $1", [unitId]],
    ]
    for (const [text, values] of steps) {
      await client.query(text, [...values])
      expect({ text, wrong: await wrongEntries(opening) }).toEqual({ text, wrong: 0 })
    }
  })
})

test('two changes at the same moment end in one correct entry', async () => {
  const opening = await testApp()
  const { other, accountId, jobId } = await somebodyAtWork(opening)
  await opening.asOwner((firstClient) =>
    opening.asOwner(async (two) => {
      await firstClient.query('begin')
      await firstClient.query("update identity.account set name = '顾怀远' where id = $1", [accountId])
      const waiting = two.query('update org.job set unit_id = $2 where id = $1', [jobId, other])
      await firstClient.query('commit')
      await waiting
    }),
  )
  expect(await wrongEntries(opening)).toBe(0)
})

test('wrong entries are repaired at night', async () => {
  const opening = await testApp()
  const { accountId } = await somebodyAtWork(opening)
  await opening.asOwner((client) =>
    client.query("update people.entry set unit_ids = '{}', state = 'left' where account_id = $1", [
      accountId,
    ]),
  )
  expect(await wrongEntries(opening)).toBe(2)
  expect(await mendEntries(await opening.ctx())).toBe(1)
  expect(await mendEntries(await opening.ctx())).toBe(0)
  expect(await wrongEntries(opening)).toBe(0)
})
