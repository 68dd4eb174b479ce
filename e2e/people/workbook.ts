import { buffer } from 'node:stream/consumers'
import { streamXlsxRows, writeXlsxStream } from 'hucre/xlsx'

type Cells = readonly string[]

/** A workbook as a spreadsheet saves it. */
export const workbook = (rows: readonly Cells[]): Promise<Buffer> =>
  buffer(
    writeXlsxStream(
      rows.map((row) => [...row]),
      { name: 'Sheet1' },
    ),
  )

/** The rows of a workbook as text. */
export async function rowsOf(bytes: Buffer): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { values } of streamXlsxRows(new Uint8Array(bytes)))
    rows.push(values.map((value) => (typeof value === 'string' ? value : String(value ?? ''))))
  return rows
}

export const heading: Cells = ['工号', '姓名', '邮箱', '手机', '部门', '岗位', '入职日期']

const surnames = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗'
const given = '晨雨嘉宁子涵思远一诺浩然欣怡景行明轩若溪安然书瑶'

/** This many people of a list; each faulty row has a different error. */
export function people(count: number, faulty: number): Cells[] {
  return Array.from({ length: count }, (_, n) => {
    const no = `IM${10_000 + n}`
    const name = `${surnames[n % surnames.length]}${given[n % given.length]}${given[(n * 7) % given.length]}`
    const row = [
      no,
      name,
      `${no.toLowerCase()}@example.com`,
      `138${String(10_000_000 + n)}`,
      '导入测试部',
      '工程师',
      '2024-03-01',
    ]
    return n < faulty ? spoilt(row, n) : row
  })
}

function spoilt(row: readonly string[], n: number): Cells {
  const [no = '', name = '', email = '', phone = '', unit = '', position = '', joined = ''] = row
  const faults: readonly Cells[] = [
    [no, '', email, phone, unit, position, joined],
    [no, name, 'not-an-address', phone, unit, position, joined],
    [no, name, email, '12345', unit, position, joined],
    [no, name, email, phone, unit, position, '2024-02-30'],
  ]
  return faults[n % faults.length] ?? row
}
