import { commonErrors } from '@lyceum/contract/kit'
import { mostGranted, pointsErrors } from '@lyceum/contract/points'
import { ownFiles, sheetRows } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { SheetRow } from '#platform/sheet'
import type { GrantLine } from './rules.ts'

const headings = {
  account: ['账号', '帳號', 'Account', '工号', '員工編號', 'Staff number'],
  amount: ['积分', '點數', 'Points'],
} as const

/** The lines of a workbook, its columns found by their headings; without a points column all get the same. */
export async function readList(
  ctx: Ctx,
  fileId: string,
  amount: number | null,
): Promise<readonly GrantLine[]> {
  const [file] = await ownFiles(ctx, { ids: [fileId], purpose: 'import' })
  if (!file) return fail(commonErrors.NOT_FOUND)
  const unreadable = () => fail(pointsErrors.GRANT_UNREADABLE)
  const [first, ...rest] = await sheetRows(ctx, { fileId: file.id, maxRows: mostGranted + 1, unreadable })
  const at = (names: readonly string[]) => first?.cells.findIndex((cell) => names.includes(cell.trim())) ?? -1
  const [accountAt, amountAt] = [at(headings.account), at(headings.amount)]
  if (accountAt < 0 || (amountAt < 0 && amount === null)) return unreadable()
  const cell = (row: SheetRow, column: number) => row.cells[column]?.trim() ?? ''
  return rest
    .map((row) => ({
      line: row.line,
      account: cell(row, accountAt).slice(0, 80),
      amount: numberOf(cell(row, amountAt)) ?? amount,
    }))
    .filter(({ account }) => account !== '')
}

/** Null when empty; an invalid number becomes NaN, so that it is reported. */
const numberOf = (text: string): number | null => (text === '' ? null : Number(text.replaceAll(',', '')))
