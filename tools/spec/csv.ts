export type Row = Readonly<Record<string, string>>

/** Reads comma-separated text (RFC 4180) whose first line names the columns. */
export function readCsv(text: string): Row[] {
  const [head = [], ...body] = linesOf(text)
  return body.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])))
}

/** A cell, quoted or plain, and what ends it. */
const cell = /(?:"((?:[^"]|"")*)"|((?!")[^,\r\n]*))(,|\r?\n|$)/y

function linesOf(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  cell.lastIndex = 0
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    if (end === undefined) throw new Error(`Not comma-separated text at ${at}: ${text.slice(at, at + 40)}`)
    line.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') line = (lines.push(line), [])
  }
  return lines
}
