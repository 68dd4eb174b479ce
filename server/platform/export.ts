import type { Locale } from '@lyceum/contract/kit'
import type { z } from 'zod'
import type { Ctx } from './ctx.ts'

type Named = Readonly<Record<Locale, string>>

/** One row of a table that leaves the house, by the keys of its columns. */
export type ExportRow = Readonly<Record<string, string | number | null>>

/** A column is text unless it says that people reckon with it: a staff number or a telephone number is not a number. */
type ExportColumn = { readonly key: string; readonly title: Named; readonly isNumber?: true }

type ExportOf<Filter extends z.ZodObject> = {
  /** `people.list`: the room, then what is exported. */
  readonly kind: string
  /** Asked when the export is ordered, when it runs and when its file is fetched. */
  readonly permission: string
  readonly title: Named
  readonly filter: Filter
  readonly columns: readonly ExportColumn[]
  /** The rows in their order, read in keyset batches with the rights and the reach of the asker. */
  readonly rows: (ctx: Ctx, filter: z.output<Filter>) => AsyncIterable<ExportRow>
  /** Of what it is, one exam for instance, if the asker may know it: stands beside the title and in the name of the file. */
  readonly subject?: (ctx: Ctx, filter: z.output<Filter>) => Promise<string>
  /** How many there will be, about, for the progress; without it only the count so far is shown. */
  readonly total?: (ctx: Ctx, filter: z.output<Filter>) => Promise<number>
}

/** A table that a room lets people take away. The download centre (room admin) writes the files. */
export type Export = Omit<ExportOf<z.ZodObject>, 'rows' | 'subject' | 'total'> & {
  readonly rows: (ctx: Ctx, filter: never) => AsyncIterable<ExportRow>
  readonly subject?: (ctx: Ctx, filter: never) => Promise<string>
  readonly total?: (ctx: Ctx, filter: never) => Promise<number>
}

/** Ties a filter to the rows it chooses: the compiler checks both ends. */
export function exporting<Filter extends z.ZodObject>(definition: ExportOf<Filter>): Export {
  return definition
}

type Reading = {
  readonly rows: AsyncIterable<ExportRow>
  readonly subject: Promise<string> | undefined
  readonly total: Promise<number> | undefined
}

/** Reads a table with a filter as it was stored; one that no longer fits the table is thrown out. */
export function readExport(table: Export, ctx: Ctx, stored: unknown): Reading {
  const filter = table.filter.parse(stored) as never
  return {
    rows: table.rows(ctx, filter),
    subject: table.subject?.(ctx, filter),
    total: table.total?.(ctx, filter),
  }
}
