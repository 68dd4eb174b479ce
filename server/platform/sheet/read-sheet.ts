import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { streamXlsxRows } from 'hucre/xlsx'
import { textOf } from './cell.ts'
import { readCsv } from './read-csv.ts'
import type { SheetRow } from './row.ts'
import { UnreadableSheet } from './unreadable.ts'

type SheetOptions = {
  readonly path: string
  readonly kind: 'xlsx' | 'csv'
  /** Reading stops here, so that a zip bomb is not unpacked further. */
  readonly maxRows: number
}

/** What a file is read as, by its name. */
export const sheetKind = (name: string): SheetOptions['kind'] => (/\.csv$/i.test(name) ? 'csv' : 'xlsx')

/** The rows of a file's first sheet, streamed; empty ones are left out. */
export async function* readSheet({ path, kind, maxRows }: SheetOptions): AsyncGenerator<SheetRow> {
  for await (const { line, cells } of kind === 'csv' ? readCsv(path) : readXlsx(path, maxRows)) {
    if (line > maxRows) return
    if (cells.some((cell) => cell !== '')) yield { line, cells: cells.slice(0, maxColumns) }
  }
}

const maxColumns = 200

async function* readXlsx(path: string, maxRows: number): AsyncGenerator<SheetRow> {
  const bytes = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
  const rows = streamXlsxRows(bytes, { maxRows: maxRows + 1 })
  for (;;) {
    const { value, done } = await rows.next().catch((error: unknown) => {
      throw new UnreadableSheet('not a workbook', { cause: error })
    })
    if (done) return
    yield { line: value.index + 1, cells: value.values.map(textOf) }
  }
}
