import { z } from 'zod'

/** What a select answers: how many there are, the names of the columns, the rows; then its drilldowns. */
const selected = z.tuple([z.tuple([z.tuple([z.int()]), z.array(z.unknown())], z.unknown())], z.unknown())

export function rowsIn<T>(said: unknown, row: z.ZodType<T>) {
  const [[[total], , ...rows], ...drilldowns] = selected.parse(said)
  return { total, rows: rows.map((one) => row.parse(one)), drilldowns }
}
