import { mallErrors } from '@lyceum/contract/mall'
import { commonErrors } from '@lyceum/contract/kit'
import { ownFiles, sheetRows } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { SheetRow } from '#platform/sheet'
import type { TrackingRow } from './tracking-rules.ts'

const mostRows = 5000

const headings = {
  id: ['兑换单号', '兌換單號', 'Order', 'Exchange'],
  carrier: ['快递公司', '物流公司', 'Carrier'],
  trackingNo: ['运单号', '運單號', 'Tracking number'],
} as const

/** The rows of a list; its columns are found by their headings in any of the three languages. */
export async function readTracking(ctx: Ctx, fileId: string): Promise<readonly TrackingRow[]> {
  const [file] = await ownFiles(ctx, { ids: [fileId], purpose: 'import' })
  if (!file) return fail(commonErrors.NOT_FOUND)
  const unreadable = () => fail(mallErrors.TRACKING_UNREADABLE)
  const [first, ...rest] = await sheetRows(ctx, { fileId: file.id, maxRows: mostRows, unreadable })
  const at = (names: readonly string[]) => first?.cells.findIndex((cell) => names.includes(cell.trim())) ?? -1
  const [idAt, carrierAt, trackingAt] = [at(headings.id), at(headings.carrier), at(headings.trackingNo)]
  if (Math.min(idAt, carrierAt, trackingAt) < 0) return fail(mallErrors.TRACKING_UNREADABLE)
  const cell = (row: SheetRow, column: number) => row.cells[column]?.trim() ?? ''
  return rest.map((row) => ({
    line: row.line,
    id: cell(row, idAt),
    carrier: cell(row, carrierAt),
    trackingNo: cell(row, trackingAt),
  }))
}
