/** One row that says something, and the line it stands on, counted from 1 as spreadsheets do. */
export type SheetRow = { readonly line: number; readonly cells: readonly string[] }
