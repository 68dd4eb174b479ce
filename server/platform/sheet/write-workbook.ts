import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'

export type Workbook = {
  readonly name: string
  /** Widths in characters, one per column. */
  readonly widths: readonly number[]
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>
}

/** A workbook of one sheet, streamed. Every cell is text: nothing in it is computed (D19). */
export function writeWorkbook({ name, widths, rows }: Workbook): Readable {
  const columns = widths.map((width) => ({ width, numFmt: '@' }))
  const freezePane = { rows: 1 }
  const stream = writeXlsxStream(mutable(rows), { name, columns, freezePane })
  return Readable.fromWeb(stream)
}

async function* mutable(rows: Workbook['rows']): AsyncGenerator<string[]> {
  for await (const row of rows) yield [...row]
}
