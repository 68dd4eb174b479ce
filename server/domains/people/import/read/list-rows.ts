import { keyOf, type MatchBy } from '../../apply/current-people.ts'
import { checkRow } from './check-row.ts'
import type { Mapping } from './fields.ts'
import type { StagedRow } from '../rows/draft-store.ts'

/** One unprocessed row of a list: the cells in the order of the headings. */
export type ListRow = { readonly line: number; readonly cells: readonly string[] }

type Reading = { readonly headings: readonly string[]; readonly mapping: Mapping; readonly matchBy: MatchBy }

/** Reads rows by the mapping and checks each by itself. */
export function rowReader({ headings, mapping, matchBy }: Reading): (row: ListRow) => StagedRow {
  const places = Object.entries(mapping).map(
    ([field, heading]) => [field, headings.indexOf(heading)] as const,
  )
  return ({ line, cells }) => {
    const cellsByField = Object.fromEntries(places.map(([field, place]) => [field, cells[place] ?? '']))
    const { fields, problems } = checkRow(cellsByField, { matchBy })
    const key = fields[matchBy]
    return { line, key: key === undefined ? '' : keyOf(matchBy, key), wish: fields, cells, problems }
  }
}
