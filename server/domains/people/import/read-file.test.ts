import {
  commitImport,
  downloadImportFaults,
  downloadImportTemplate,
  getImport,
  listImportRows,
  saveImportMapping,
  startImport,
} from '@lyceum/contract/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropBucket, makeBucket, upload } from '../../file/corpus/upload-make.ts'
import { bring, countsOf, heading, staffed, workbook } from './list-make.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

test('all faults of a row are reported, and can be downloaded as a file with their reasons', async () => {
  const { at } = await staffed()
  const id = await bring(at, {
    rows: [
      [...heading, '手机', '入职日期'],
      ['2001', '周一', 'not-an-address', 'RD', 'ENG', '123', '2024-02-30'],
      ['2002', '', 'b@alpha.test', 'NOWHERE', 'ENG', '', ''],
      ['2003', '吴三', '', 'RD', 'ENG', '', ''],
      ['2003', '吴三', '', 'RD', 'ENG', '', ''],
      ['2004', '郑四', '', 'RD', 'ENG', '13800138000', '2024/3/1'],
    ],
  })
  expect(await countsOf(at, id)).toMatchObject({ create: 1, faulty: 4 })
  const { records } = await at.admin.call(listImportRows, { id, act: 'faulty' })
  expect(records.map(({ problems }) => problems)).toEqual([
    ['邮箱格式不对', '手机格式不对', '入职日期格式不对'],
    ['姓名不能为空', '部门不存在'],
    ['工号在文件里重复'],
    ['工号在文件里重复'],
  ])
  const file = await at.admin.send(downloadImportFaults, { id })
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-disposition']).toContain(encodeURIComponent('待更正的行'))
  const again = await bring(at, { bytes: file.rawPayload, name: '更正.xlsx' })
  const { headings, samples } = await at.admin.call(getImport, { id: again })
  expect(headings).toEqual([...heading, '手机', '入职日期', '问题'])
  expect(samples[1]).toEqual([
    '2002',
    '',
    'b@alpha.test',
    'NOWHERE',
    'ENG',
    '',
    '',
    '姓名不能为空；部门不存在',
  ])
})

test('missing units and positions are created only where that was chosen', async () => {
  const { at } = await staffed()
  const rows = [heading, ['3001', '孙一', '', '研发部/平台组/存储班', '架构师']]
  expect(await countsOf(at, await bring(at, { rows }))).toMatchObject({ faulty: 1, create: 0 })
  const id = await bring(at, { rows, reading: { createMissing: true } })
  expect(await countsOf(at, id)).toMatchObject({ faulty: 0, create: 1, places: 2 })
  await at.admin.call(commitImport, { id })
  await at.runJobs()
  const { rows: units } = await at.asOwner((client) =>
    client.query<{ name: string; depth: number }>(
      `select u.name, cardinality(u.path) as depth from org.unit u
       join org.job j on j.unit_id = u.id join identity.account a on a.id = j.account_id where a.staff_no = '3001'`,
    ),
  )
  expect(units).toEqual([{ name: '存储班', depth: 3 }])
})

test('the next list of a series is read like the last, and compared with it', async () => {
  const { at } = await staffed()
  const first = [
    ['编号甲', '名称乙', '邮箱'],
    ['1001', '王磊', 'a@alpha.test'],
    ['1002', '李梅', ''],
  ]
  const reading = { mapping: { staffNo: '编号甲', name: '名称乙', email: '邮箱' } }
  const firstImport = await bring(at, { rows: first, reading })
  await at.admin.call(commitImport, { id: firstImport })
  await at.runJobs()
  const two = await bring(at, {
    rows: [
      ['编号甲', '名称乙', '邮箱'],
      ['1001', '王磊', 'b@alpha.test'],
      ['1003', '赵新', ''],
    ],
  })
  expect(await at.admin.call(getImport, { id: two })).toMatchObject({
    mapping: reading.mapping,
    since: { added: 1, removed: 1, differing: 1 },
  })
})

test('lists in GB18030 and UTF-8 with commas are read as well', async () => {
  const { at } = await staffed()
  // 工号,姓名 / 1001,王磊 as a Chinese spreadsheet saves them.
  const gb = Buffer.from('b9a4bac52cd0d5c3fb0d0a313030312ccdf5c0da0d0a', 'hex')
  const utf = Buffer.from('\ufeff工号,姓名,邮箱\n1002,"李, ""梅""",li@alpha.test\n', 'utf8')
  for (const [bytes, key, name] of [
    [gb, '1001', '王磊'],
    [utf, '1002', '李, "梅"'],
  ] as const) {
    const id = await bring(at, { bytes, name: '名单.csv' })
    const { records } = await at.admin.call(listImportRows, { id, act: 'create' })
    expect(records).toMatchObject([{ key, name }])
  }
})

test('only permitted people import; a broken file, an empty one and an unknown column are rejected', async () => {
  const { at } = await staffed()
  const bytes = await workbook([heading])
  const { id: fileId } = await upload(at, at.admin, { purpose: 'import', name: '空.xlsx', bytes })
  expect(await at.admin.refused(startImport, { fileId, series: '空' })).toBe('IMPORT_EMPTY')
  expect(await at.tang.refused(startImport, { fileId, series: '空' })).toBe('NO_RIGHT_CREATE')
  expect(await at.foreignAdmin.refused(startImport, { fileId, series: '空' })).toBe('NOT_FOUND')
  const id = await bring(at, { rows: [heading, ['1', '王磊', '', '', '']] })
  expect(await countsOf(at, id)).toMatchObject({ faulty: 1 })
  const reading = { matchBy: 'staffNo', missing: 'keep', createMissing: false } as const
  const refused = (mapping: Record<string, string>) =>
    at.admin.refused(saveImportMapping, { id, mapping, ...reading })
  expect(await refused({ staffNo: '工号' })).toBe('IMPORT_MAPPING')
  expect(await refused({ staffNo: '工号', name: '别的列' })).toBe('IMPORT_MAPPING')
  expect(await at.admin.refused(commitImport, { id })).toBe('IMPORT_NOTHING')
})

test('the template is in the requester’s language, and can be uploaded again', async () => {
  const { at } = await staffed()
  const file = await at.admin.send(downloadImportTemplate, {}, { headers: { 'accept-language': 'en-US' } })
  expect(file.headers['content-type']).toContain('spreadsheetml')
  const { id: fileId } = await upload(at, at.admin, {
    purpose: 'import',
    name: 't.xlsx',
    bytes: file.rawPayload,
  })
  const { id } = await at.admin.call(startImport, { fileId, series: '模板' })
  expect(Object.keys((await at.admin.call(getImport, { id })).mapping)).toHaveLength(13)
})
