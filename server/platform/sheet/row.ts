/** A row that is not empty, and its line, counted from 1 as in spreadsheets. */
export type SheetRow = { readonly line: number; readonly cells: readonly string[] }
