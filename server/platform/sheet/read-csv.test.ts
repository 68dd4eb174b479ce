import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCsv } from './read-csv.ts'

async function rowsOf(text: string): Promise<(readonly string[])[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-csv-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'list.csv')
  writeFileSync(path, text)
  const rows: (readonly string[])[] = []
  for await (const { cells } of readCsv(path)) rows.push(cells)
  return rows
}

test.for([',', ';', '\t'])('the separator is the one that the first line uses most: %j', async (mark) => {
  expect(await rowsOf(['工号', '姓名'].join(mark))).toEqual([['工号', '姓名']])
})

test('marks inside quotes separate nothing, however many there are', async () => {
  const heading = ['工号', '姓名', 'a;b;c;d;e;"f";\ng']
  const quoted = heading.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  expect(await rowsOf(`${quoted}\n1,2,3`)).toEqual([heading, ['1', '2', '3']])
})
