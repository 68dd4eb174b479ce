import { slot } from '#lib/slot'

/** The same choice of rows that a page shows. */
export type ExportFilter = Readonly<Record<string, string | number | boolean | string[]>>

type Export = {
  readonly kind: string
  readonly format: 'xlsx' | 'csv'
  readonly filter: ExportFilter
}

type AskExport = {
  readonly isPending: boolean
  readonly mutate: (wanted: Export, afterwards: { readonly onSuccess: () => void }) => void
}

/** Asks for a file of a table; the download centre makes it. */
export const askExportSlot = slot((): AskExport => ({ isPending: false, mutate: () => undefined }))
