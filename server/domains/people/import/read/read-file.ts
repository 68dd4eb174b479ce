import { importErrors } from '@lyceum/contract/people'
import { withContent } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { readSheet, type SheetRow, UnreadableSheet } from '#platform/sheet'

/** As many people as a list may name. */
const maxPeople = 1_000_000
const sampleRows = 5

export type Head = { readonly headings: readonly string[]; readonly samples: readonly (readonly string[])[] }

/** The headings of an uploaded list and its first people, for somebody to say which column is what. */
export async function readHead(ctx: Ctx, fileId: string): Promise<Head> {
  const rows: SheetRow[] = []
  try {
    await withContent(ctx, fileId, async (file) => {
      for await (const row of rowsOf(file)) if (rows.push(row) > sampleRows) break
    })
  } catch (error) {
    if (error instanceof UnreadableSheet) fail(importErrors.IMPORT_UNREADABLE)
    throw error
  }
  const [first, ...samples] = rows
  if (!first || samples.length === 0) fail(importErrors.IMPORT_EMPTY)
  return { headings: headingsOf(first.cells), samples: samples.map(({ cells }) => cells) }
}

/** Hands the people of an uploaded list to work, one row after the other, without the headings. */
export function withRows(
  ctx: Ctx,
  fileId: string,
  work: (rows: AsyncIterable<SheetRow>) => Promise<void>,
): Promise<void> {
  return withContent(ctx, fileId, (file) => work(people(file)))
}

type File = { readonly path: string; readonly name: string }

async function* people(file: File): AsyncGenerator<SheetRow> {
  let isHeading = true
  for await (const row of rowsOf(file)) {
    if (!isHeading) yield row
    isHeading = false
  }
}

const rowsOf = ({ path, name }: File) =>
  readSheet({ path, kind: /\.csv$/i.test(name) ? 'csv' : 'xlsx', maxRows: maxPeople + 1 })

/** Every column has a heading of its own, also where the file has none or one twice. */
function headingsOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return cells.map((cell, index) => {
    const heading = cell.slice(0, 150) || `#${index + 1}`
    const times = (seen.get(heading) ?? 0) + 1
    seen.set(heading, times)
    return times === 1 ? heading : `${heading} (${times})`
  })
}
