import type { Ctx } from '#platform/ctx'
import { readSheet, sheetKind, type SheetRow, UnreadableSheet } from '#platform/sheet'
import { withContent } from './download-content.ts'

type Wanted = {
  readonly fileId: string
  readonly maxRows: number
  /** Fails with what is said of a file that is no sheet. */
  readonly unreadable: () => never
}

/** The rows of an uploaded sheet, all at once: for lists that are not long. */
export async function sheetRows(ctx: Ctx, { fileId, maxRows, unreadable }: Wanted): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  try {
    await withContent(ctx, fileId, async ({ path, name }) => {
      for await (const row of readSheet({ path, kind: sheetKind(name), maxRows })) rows.push(row)
    })
  } catch (error) {
    if (error instanceof UnreadableSheet) unreadable()
    throw error
  }
  return rows
}
