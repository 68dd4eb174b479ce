import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { CsvError, parse, type Parser } from 'csv-parse'
import type { SheetRow } from './row.ts'
import { UnreadableSheet } from './unreadable.ts'

/** Rows of a CSV file (RFC 4180), in any encoding and with any separator. */
export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const encoding = await encodingOf(path)
  const decoder = new TextDecoder(encoding)
  const reader = new CsvReader()
  const chunks: AsyncIterable<Buffer> = createReadStream(path)
  for await (const chunk of chunks) yield* await reader.read(decoder.decode(chunk, { stream: true }))
  yield* await reader.end(decoder.decode())
}

/** UTF-16 has a byte order mark; what is not valid UTF-8 was saved by a Chinese spreadsheet. */
async function encodingOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(2), position: 0 })
    const mark = buffer.toString('hex')
    if (mark === 'fffe') return 'utf-16le'
    if (mark === 'feff') return 'utf-16be'
  } finally {
    await file.close()
  }
  return (await isUtf8(path)) ? 'utf-8' : 'gb18030'
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    const chunks: AsyncIterable<Buffer> = createReadStream(path)
    for await (const chunk of chunks) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

const maxCell = 10_000
const maxOpen = 1_000_000
/** In bytes, of all cells of a row: an open quote swallows no more than this. */
const maxRow = 3 * maxOpen

/** Takes text in chunks and yields rows; a row may span chunks. */
class CsvReader {
  #parser: Parser | undefined
  #records: string[][] = []
  #line = 0

  async read(text: string): Promise<SheetRow[]> {
    const parser = this.#parserFor(text)
    await new Promise<void>((resolve, reject) => {
      parser.write(text, (error) => (error ? reject(unreadable(error)) : resolve()))
    })
    return this.#rows()
  }

  /**
   * The appended quote closes a quote that was left open. If none was open it opens one: then all rows have been read,
   * and the parser's error about it is ignored.
   */
  async end(text: string): Promise<SheetRow[]> {
    const parser = this.#parserFor(text)
    parser.end(`${text}\n"`)
    await finished(parser, { readable: false }).catch((error: unknown) => {
      if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw unreadable(error)
    })
    return this.#rows()
  }

  #parserFor(text: string): Parser {
    this.#parser ??= parse({
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: maxRow,
      on_record: (cells: string[]) => {
        this.#records.push(cells)
        return null
      },
      // Errors reach the callback of `write`.
    }).on('error', () => undefined)
    return this.#parser
  }

  #rows(): SheetRow[] {
    const rows = this.#records.map((cells) => ({ line: (this.#line += 1), cells: cells.map(cleaned) }))
    this.#records = []
    return rows
  }
}

const unreadable = (cause: unknown) => new UnreadableSheet('not separated values', { cause })

/** Trims a cell; with a space after the closing quote the parser leaves the quotes in place. */
function cleaned(cell: string): string {
  if (cell.length > maxOpen) throw new UnreadableSheet()
  const plain = /^"[^"]*"\s+$/.test(cell) ? cell.trim().slice(1, -1) : cell
  return plain.slice(0, maxCell).trim()
}

/** The separator that is most frequent in the first line; quoted text does not count. */
function separatorOf(text: string): string {
  const first = text.replaceAll(/"[^"]*("|$)/g, '').split(/[\r\n]/, 1)[0] ?? ''
  const count = (mark: string) => first.split(mark).length
  return [',', '\t', ';'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
