import { importErrors } from '@lyceum/contract/people'
import { withContent } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { readSheet, sheetKind, type SheetRow, UnreadableSheet } from '#platform/sheet'

/** The most people in one list. */
const maxPeople = 1_000_000
const sampleRows = 5

export type Head = { readonly headings: readonly string[]; readonly samples: readonly (readonly string[])[] }

/** The headings and first rows of an uploaded list, to choose the column mapping. */
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

/** Passes the rows of an uploaded list to `work` one by one, without the headings. */
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

const rowsOf = ({ path, name }: File) => readSheet({ path, kind: sheetKind(name), maxRows: maxPeople + 1 })

/** Every column gets a unique heading, also where the file has none or a duplicate. */
function headingsOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return cells.map((cell, index) => {
    const heading = cell.slice(0, 150) || `#${index + 1}`
    const times = (seen.get(heading) ?? 0) + 1
    seen.set(heading, times)
    return times === 1 ? heading : `${heading} (${times})`
  })
}
