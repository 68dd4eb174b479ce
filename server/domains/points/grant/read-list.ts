import { commonErrors } from '@lyceum/contract/kit'
import { mostGranted, pointsErrors } from '@lyceum/contract/points'
import { ownFiles, withContent } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { readSheet, type SheetRow, UnreadableSheet } from '#platform/sheet'
import type { Wish } from './rules.ts'

const headings = {
  account: ['账号', '帳號', 'Account', '工号', '員工編號', 'Staff number'],
  amount: ['积分', '點數', 'Points'],
} as const

/** The lines of a workbook, its columns found by their headings; without a column of points all get the same. */
export async function readList(ctx: Ctx, fileId: string, amount: number | null): Promise<readonly Wish[]> {
  const [file] = await ownFiles(ctx, { ids: [fileId], purpose: 'import' })
  if (!file) return fail(commonErrors.NOT_FOUND)
  const [first, ...rest] = await rowsOf(ctx, file)
  const at = (names: readonly string[]) => first?.cells.findIndex((cell) => names.includes(cell.trim())) ?? -1
  const [accountAt, amountAt] = [at(headings.account), at(headings.amount)]
  if (accountAt < 0 || (amountAt < 0 && amount === null)) return fail(pointsErrors.GRANT_UNREADABLE)
  const cell = (row: SheetRow, column: number) => row.cells[column]?.trim() ?? ''
  return rest
    .map((row) => ({
      line: row.line,
      account: cell(row, accountAt).slice(0, 80),
      amount: numberOf(cell(row, amountAt)) ?? amount,
    }))
    .filter(({ account }) => account !== '')
}

/** Null where nothing stands; what is no number stays none, so that it is told. */
const numberOf = (text: string): number | null => (text === '' ? null : Number(text.replaceAll(',', '')))

async function rowsOf(ctx: Ctx, { id, name }: { id: string; name: string }): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  try {
    await withContent(ctx, id, async ({ path }) => {
      const kind = /\.csv$/i.test(name) ? 'csv' : 'xlsx'
      for await (const row of readSheet({ path, kind, maxRows: mostGranted + 1 })) rows.push(row)
    })
  } catch (error) {
    if (error instanceof UnreadableSheet) fail(pointsErrors.GRANT_UNREADABLE)
    throw error
  }
  return rows
}
