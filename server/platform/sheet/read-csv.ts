import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { SheetRow } from './row.ts'
import { UnreadableSheet } from './unreadable.ts'

/** Rows of a file of separated values (RFC 4180), in whatever encoding and with whatever separator it was saved. */
export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const encoding = await encodingOf(path)
  const decoder = new TextDecoder(encoding)
  const reader = new CsvReader()
  const chunks: AsyncIterable<Buffer> = createReadStream(path)
  for await (const chunk of chunks) yield* reader.read(decoder.decode(chunk, { stream: true }))
  yield* reader.end(decoder.decode())
}

/** UTF-16 says so itself; what is not whole UTF-8 was saved by a Chinese spreadsheet. */
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

/** Takes text in pieces and gives rows; what a piece leaves open, the next one closes. */
class CsvReader {
  #separator: string | undefined
  #kept = ''
  #cells: string[] = []
  #line = 0;

  *read(text: string): Generator<SheetRow> {
    this.#kept += text
    // The last character may be the first half of a pair: a quote before a quote, or \r before \n.
    yield* this.#scan(this.#kept.length - 1)
  }

  *end(text: string): Generator<SheetRow> {
    this.#kept += `${text}\n`
    yield* this.#scan(this.#kept.length)
    if (this.#kept !== '') yield this.#row(unquoted(this.#kept))
  }

  *#scan(limit: number): Generator<SheetRow> {
    this.#separator ??= separatorOf(this.#kept)
    let at = 0
    for (;;) {
      const end = this.#cellEnd(at, limit)
      if (end < 0) break
      const cell = unquoted(this.#kept.slice(at, end))
      const mark = this.#kept[end]
      at = end + (mark === '\r' && this.#kept[end + 1] === '\n' ? 2 : 1)
      if (mark === this.#separator) this.#cells.push(cell)
      else yield this.#row(cell)
    }
    this.#kept = this.#kept.slice(at)
    // A quote that nobody closes would swallow the file, and be looked through again with every piece.
    if (this.#kept.length > maxOpen) throw new UnreadableSheet()
  }

  /** Where the cell that begins at `at` ends, or -1 when that is not to be seen yet. */
  #cellEnd(at: number, limit: number): number {
    let i = at
    if (this.#kept[i] === '"') {
      i += 1
      for (;;) {
        i = this.#kept.indexOf('"', i)
        if (i < 0 || i >= limit) return -1
        if (this.#kept[i + 1] !== '"') break
        i += 2
      }
      i += 1
    }
    for (; i < limit; i += 1) {
      const char = this.#kept[i]
      if (char === this.#separator || char === '\n' || char === '\r') return i
    }
    return -1
  }

  #row(cell: string): SheetRow {
    const cells = [...this.#cells, cell]
    this.#cells = []
    this.#line += 1
    return { line: this.#line, cells }
  }
}

function unquoted(text: string): string {
  const plain = text.startsWith('"') ? text.replace(/^"|"\s*$/g, '').replaceAll('""', '"') : text
  return plain.slice(0, maxCell).trim()
}

/** The separator that the first line uses most; what stands in quotes separates nothing. */
function separatorOf(text: string): string {
  const first = text.replaceAll(/"[^"]*("|$)/g, '').split(/[\r\n]/, 1)[0] ?? ''
  const count = (mark: string) => first.split(mark).length
  return [',', '\t', ';'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
