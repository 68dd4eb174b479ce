import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { UnreadableSheet } from './unreadable.ts'

async function rowsOf(text: string): Promise<(readonly string[])[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-csv-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'list.csv')
  writeFileSync(path, text)
  const rows: (readonly string[])[] = []
  for await (const { cells } of readCsv(path)) rows.push(cells)
  return rows
}

test.for([',', ';', '\t'])('uses the separator that is most frequent in the first line: %j', async (mark) => {
  expect(await rowsOf(['工号', '姓名'].join(mark))).toEqual([['工号', '姓名']])
})

test('ignores separators inside quotes', async () => {
  const heading = ['工号', '姓名', 'a;b;c;d;e;"f";\ng']
  const quoted = heading.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  expect(await rowsOf(`${quoted}\n1,2,3`)).toEqual([heading, ['1', '2', '3']])
})

test.for([
  ['rows end as any system ends them', 'a,b\r\nc\nd\re', [['a', 'b'], ['c'], ['d'], ['e']]],
  ['a quote that is not closed holds the rest', 'a,"b\nc,d', [['a', 'b\nc,d']]],
  ['a quote that is doubled at the end is one quote', 'a,"b""', [['a', 'b"']]],
  ['spaces around a cell are none of it', ' a ,"b" ," c "', [['a', 'b', 'c']]],
  ['a quote inside of a cell is a letter', 'a 5" b,"""c"" d"', [['a 5" b', '"c" d']]],
  ['empty rows count', 'a\n\nb', [['a'], [''], ['b']]],
] as const)('%s', async ([, text, rows]) => {
  expect(await rowsOf(text)).toEqual(rows)
})

test('a cell is cut, and a row without end is refused', async () => {
  expect(await rowsOf(`"${'字'.repeat(20_000)}",b`)).toEqual([['字'.repeat(10_000), 'b']])
  await expect(rowsOf(`a,"${'字\n'.repeat(800_000)}`)).rejects.toThrow(UnreadableSheet)
})

test('cells that lie across two pieces of the file are whole', async () => {
  const rows = Array.from({ length: 9000 }, (_, at) => [`${at}`, `林"${at}"\r\n知夏,`])
  const text = rows.map(([id, name]) => `${id},"${name?.replaceAll('"', '""')}"`).join('\r\n')
  expect(await rowsOf(text)).toEqual(rows)
})
