import { z } from 'zod'

/** The result of a select: the total, the column names, the rows; then its drilldowns. */
const selected = z.tuple([z.tuple([z.tuple([z.int()]), z.array(z.unknown())], z.unknown())], z.unknown())

export function rowsIn<T>(answer: unknown, row: z.ZodType<T>) {
  const [[[total], , ...rows], ...drilldowns] = selected.parse(answer)
  return { total, rows: rows.map((values) => row.parse(values)), drilldowns }
}
