import { useState } from 'react'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { Select } from '#ui/form/select'
import { Table } from '#ui/work/table'
import { text } from '../text/index.ts'
import { familyName, inOrder, isInFamily } from './family-name.ts'
import { useLastColumns } from './catalogue-columns.tsx'
import type { OpenDialog } from './catalogue-dialog.tsx'
import type { Family, Position } from './use-catalogue.ts'

type PositionTabProps = {
  readonly positions: readonly Position[]
  readonly families: readonly Family[]
  readonly mayChange: boolean
  readonly onOpen: (dialog: OpenDialog) => void
}

/** Positions with the families they belong to. */
export function PositionTab({ positions, families, mayChange, onOpen }: PositionTabProps) {
  const t = useText(text)
  const last = useLastColumns<Position>({
    mayChange,
    onOpen,
    edit: (position) => ({ is: 'position', position }),
    remove: (row) => ({ is: 'remove', kind: 'position', row }),
  })
  const [family, setFamily] = useState('')
  const shown = family
    ? positions.filter(({ familyId }) => isInFamily(families, familyId, family))
    : positions
  if (positions.length === 0) return <Empty kind="start" title={t.positions.emptyPositions} />
  return (
    <>
      <div className="org-filter">
        <Select
          aria-label={t.positions.family}
          value={family}
          onChange={({ target }) => setFamily(target.value)}
          options={[
            { value: '', title: t.positions.allFamilies },
            ...inOrder(families).map(({ id }) => ({ value: id, title: familyName(families, id) ?? '' })),
          ]}
        />
      </div>
      <Table<Position>
        label={t.positions.tabs.positions}
        rows={shown}
        idOf={({ id }) => id}
        isDense
        empty={<Empty kind="start" title={t.positions.noneHere} />}
        columns={[
          { name: 'code', title: t.code, width: 140, render: ({ code }) => code },
          { name: 'name', title: t.positions.position, render: ({ name }) => <b>{name}</b> },
          {
            name: 'family',
            title: t.positions.family,
            render: ({ familyId }) => familyName(families, familyId) ?? t.positions.noFamily,
          },
          ...last,
        ]}
      />
    </>
  )
}
