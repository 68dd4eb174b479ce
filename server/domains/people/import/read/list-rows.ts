import { keyOf, type MatchBy } from '../../apply/current.ts'
import { checkRow } from './check-row.ts'
import type { Mapping } from './fields.ts'
import type { StagedRow } from '../rows/draft-store.ts'

/** One person of a list, before anything was made of it: the cells in the order of the headings. */
export type ListRow = { readonly line: number; readonly cells: readonly string[] }

type Reading = { readonly headings: readonly string[]; readonly mapping: Mapping; readonly matchBy: MatchBy }

/** Reads rows by the mapping and says what is wrong with each by itself. */
export function rowReader({ headings, mapping, matchBy }: Reading): (row: ListRow) => StagedRow {
  const places = Object.entries(mapping).map(
    ([field, heading]) => [field, headings.indexOf(heading)] as const,
  )
  return ({ line, cells }) => {
    const said = Object.fromEntries(places.map(([field, place]) => [field, cells[place] ?? '']))
    const { wish, problems } = checkRow(said, { matchBy })
    const key = wish[matchBy]
    return { line, key: key === undefined ? '' : keyOf(matchBy, key), wish, cells, problems }
  }
}
