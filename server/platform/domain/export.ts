import type { Locale } from '@lyceum/contract/kit'
import type { z } from 'zod'
import type { Ctx } from '../ctx.ts'

type Named = Readonly<Record<Locale, string>>

/** One row of an exported table, by column key. */
export type ExportRow = Readonly<Record<string, string | number | null>>

/** A column is text unless it is marked as a number: a staff number or a telephone number is text. */
type ExportColumn = { readonly key: string; readonly title: Named; readonly isNumber?: true }

type ExportOf<Filter extends z.ZodObject> = {
  /** `people.list`: the domain, then what is exported. */
  readonly kind: string
  /** Checked when the export is ordered, when it runs and when its file is downloaded. */
  readonly permission: string
  readonly title: Named
  readonly filter: Filter
  readonly columns: readonly ExportColumn[]
  /** The rows in their order, read in keyset batches with the permissions and scope of the requester. */
  readonly rows: (ctx: Ctx, filter: z.output<Filter>) => AsyncIterable<ExportRow>
  /** What it is about, for instance one exam, if the requester may know it: shown beside the title and in the file name. */
  readonly subject?: (ctx: Ctx, filter: z.output<Filter>) => Promise<string>
  /** The approximate number of rows, for the progress; without it only the count so far is shown. */
  readonly total?: (ctx: Ctx, filter: z.output<Filter>) => Promise<number>
}

/** A table that people may export. The download centre (domain admin) writes the files. */
export type Export = Omit<ExportOf<z.ZodObject>, 'rows' | 'subject' | 'total'> & {
  readonly rows: (ctx: Ctx, filter: never) => AsyncIterable<ExportRow>
  readonly subject?: (ctx: Ctx, filter: never) => Promise<string>
  readonly total?: (ctx: Ctx, filter: never) => Promise<number>
}

/** Ties a filter to the rows it selects, so that the compiler checks both. */
export function exporting<Filter extends z.ZodObject>(definition: ExportOf<Filter>): Export {
  return definition
}

type Reading = {
  readonly rows: AsyncIterable<ExportRow>
  readonly subject: Promise<string> | undefined
  readonly total: Promise<number> | undefined
}

/** Reads a table with a stored filter; a filter that no longer matches the schema is rejected. */
export function readExport(table: Export, ctx: Ctx, stored: unknown): Reading {
  const filter = table.filter.parse(stored) as never
  return {
    rows: table.rows(ctx, filter),
    subject: table.subject?.(ctx, filter),
    total: table.total?.(ctx, filter),
  }
}
