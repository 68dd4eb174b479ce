import { buffer } from 'node:stream/consumers'
import type { Args } from '@lyceum/contract/kit'
import { getImport, saveImportMapping, startImport } from '@lyceum/contract/people'
import { writeWorkbook } from '#platform/sheet'
import { type TestApp, testApp } from '#testing/test-app'
import { ownBucket, upload } from '../../file/corpus/upload-make.ts'
import { makeAccount } from '../../identity/make.ts'
import { makeJob, makePosition, makeUnit } from '../../org/make.ts'

type Cells = readonly string[]

/** A workbook with these rows, as a spreadsheet would save it. */
export const workbook = (rows: readonly Cells[]): Promise<Buffer> =>
  buffer(writeWorkbook({ name: 'Sheet1', widths: [], rows }))

type Reading = Partial<Omit<Args<typeof saveImportMapping>, 'id'>>

type List = {
  readonly rows?: readonly Cells[]
  readonly bytes?: Buffer
  readonly name?: string
  readonly series?: string
  readonly reading?: Reading
}

/** An administrator uploads a list, accepts the column mapping, and waits for the check. */
export async function bring(
  at: TestApp,
  { rows = [], name = '人员名单.xlsx', ...list }: List,
): Promise<string> {
  const bytes = list.bytes ?? (await workbook(rows))
  const { id: fileId } = await upload(at, at.admin, { purpose: 'import', name, bytes })
  const { id } = await at.admin.call(startImport, { fileId, series: list.series ?? '人力资源' })
  const { mapping, matchBy, missing, createMissing } = await at.admin.call(getImport, { id })
  const reading = { mapping, matchBy, missing, createMissing, ...list.reading }
  await at.admin.call(saveImportMapping, { id, ...reading })
  await at.runJobs()
  return id
}

export const heading = ['工号', '姓名', '邮箱', '部门', '岗位']

/** A test app with two units, a position, and helpers to add people. */
export async function staffed() {
  const at = await testApp(ownBucket)
  const db = await at.db()
  const unitId = await makeUnit(db, { code: 'RD', name: '研发部' })
  await makeUnit(db, { code: 'HR', name: '人力资源部' })
  const positionId = await makePosition(db, { code: 'ENG', name: '工程师' })
  const person = async (staffNo: string, name: string) => {
    const id = await makeAccount(db, {
      userName: `u${staffNo}`,
      name,
      staffNo,
      email: `${staffNo}@alpha.test`,
    })
    await makeJob(db, { accountId: id, unitId, positionId })
    return id
  }
  return { at, db, person }
}

/** Everybody with a staff number, and where they work. */
export const peopleIn = (at: TestApp) =>
  at.asOwner(async (client) => {
    const { rows } = await client.query<Record<string, string | null>>(
      `select a.staff_no, a.name, a.email, a.state, a.user_name, a.password_hash, u.code as unit, p.code as position
       from identity.account a
       left join org.job j on j.account_id = a.id and j.is_main and j.until is null
       left join org.unit u on u.id = j.unit_id left join org.position p on p.id = j.position_id
       where a.staff_no is not null order by a.staff_no`,
    )
    return rows
  })

export const countsOf = async (at: TestApp, id: string) => (await at.admin.call(getImport, { id })).counts
