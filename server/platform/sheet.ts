export { readSheet } from './sheet/read-sheet.ts'
export type { SheetRow } from './sheet/row.ts'
export { UnreadableSheet } from './sheet/unreadable.ts'
export { writeWorkbook } from './sheet/write-workbook.ts'
