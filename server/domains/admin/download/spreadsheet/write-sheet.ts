import { Readable } from 'node:stream'
import type { Locale } from '@lyceum/contract/kit'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Export, ExportRow } from '#platform/domain/export'
import { csvLine, xlsxCell } from './cell-rules.ts'

export type Format = 'xlsx' | 'csv'

export const sheetTypes: Readonly<Record<Format, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

type Sheet = {
  readonly format: Format
  readonly title: string
  readonly columns: Export['columns']
  readonly locale: Locale
  readonly rows: AsyncIterable<ExportRow>
}

/** Streams a table as the bytes of a file: memory does not grow with the rows. */
export function writeSheet(sheet: Sheet): Readable {
  return sheet.format === 'csv' ? Readable.from(csvPieces(sheet)) : xlsxStream(sheet)
}

const byteOrderMark = '\uFEFF'
const pieceLength = 65_536

async function* csvPieces({ columns, locale, rows }: Sheet): AsyncGenerator<Buffer> {
  let piece = byteOrderMark + csvLine(columns.map(({ title }) => title[locale]))
  for await (const row of rows) {
    piece += csvLine(columns.map(({ key }) => row[key] ?? null))
    if (piece.length < pieceLength) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}

function xlsxStream({ title: name, columns, locale, rows }: Sheet): Readable {
  const stream = writeXlsxStream(xlsxRows(columns, rows), {
    // Excel forbids these characters, and more than 31 characters, in a sheet name.
    name: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 28),
    columns: columns.map(({ title, isNumber }) => ({
      header: title[locale],
      width: 20,
      // Keeps text as text when somebody edits it: leading zeros are not lost.
      ...(isNumber ? {} : { numFmt: '@' }),
    })),
    freezePane: { rows: 1 },
  })
  return Readable.fromWeb(stream)
}

async function* xlsxRows(columns: Export['columns'], rows: AsyncIterable<ExportRow>) {
  for await (const row of rows) yield columns.map(({ key, isNumber }) => xlsxCell(row[key] ?? null, isNumber))
}
