import { searchUnits } from '@lyceum/contract/org'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Skeleton } from '#ui/feedback/skeleton'
import { text } from '../text/index.ts'

export type Found = {
  readonly id: string
  readonly name: string
  readonly trail: readonly { readonly id: string; readonly name: string }[]
}

type UnitSearchProps = { readonly searchText: string; readonly onChoose: (unit: Found) => void }

/** Units by name or code, each with its path. */
export function UnitSearch({ searchText, onChoose }: UnitSearchProps) {
  const t = useText(text).units
  const found = useQuery(read(searchUnits, { words: searchText }))
  const records = found.data?.records
  return (
    <div className="org-found">
      <output>{records ? t.found(records.length) : <Skeleton width="120px" />}</output>
      <ul>
        {records?.map((unit) => (
          <li key={unit.id}>
            <button type="button" onClick={() => onChoose(unit)}>
              <b>{unit.name}</b>
              <small>{unit.trail.map(({ name }) => name).join(' / ') || t.root}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
