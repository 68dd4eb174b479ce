import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Table } from '#ui/work/table'
import { RowActs } from '../row-acts.tsx'
import { text } from '../text/index.ts'
import { inOrder } from './family-name.ts'
import type { OpenDialog } from './catalogue-dialog.tsx'
import type { Family } from './use-catalogue.ts'

type FamilyTabProps = {
  readonly families: readonly Family[]
  readonly mayChange: boolean
  readonly onOpen: (dialog: OpenDialog) => void
}

/** Sequences, each followed by its subsequences. */
export function FamilyTab({ families, mayChange, onOpen }: FamilyTabProps) {
  const t = useText(text)
  if (families.length === 0) return <Empty kind="start" title={t.positions.emptyFamilies} />
  return (
    <Table<Family>
      label={t.positions.tabs.families}
      rows={inOrder(families)}
      idOf={({ id }) => id}
      isDense
      columns={[
        {
          name: 'name',
          title: t.positions.sequence,
          render: ({ name, parentId }) =>
            parentId === null ? <b>{name}</b> : <span className="org-sub">{name}</span>,
        },
        {
          name: 'children',
          title: t.positions.subsequences,
          width: 120,
          align: 'right',
          render: ({ children, parentId }) => (parentId === null ? children : ''),
        },
        {
          name: 'positions',
          title: t.positions.positionCount,
          width: 120,
          align: 'right',
          render: ({ id, positions }) =>
            families.reduce((sum, item) => (item.parentId === id ? sum + item.positions : sum), positions),
        },
        ...(mayChange
          ? [
              {
                name: 'acts',
                title: t.actions,
                width: 330,
                align: 'right' as const,
                render: (family: Family) => <Acts family={family} onOpen={onOpen} />,
              },
            ]
          : []),
      ]}
    />
  )
}

type ActsProps = { readonly family: Family; readonly onOpen: FamilyTabProps['onOpen'] }

function Acts({ family, onOpen }: ActsProps) {
  const t = useText(text).positions
  return (
    <>
      {family.parentId === null && (
        <Button
          look="quiet"
          size="small"
          aria-label={t.addSubTo(family.name)}
          onClick={() => onOpen({ is: 'family', parentId: family.id })}
        >
          <Icon name="plus" size={14} />
          {t.addSub}
        </Button>
      )}
      <RowActs
        name={family.name}
        onEdit={() => onOpen({ is: 'family', family, parentId: family.parentId })}
        onRemove={() => onOpen({ is: 'remove', kind: 'family', row: family })}
      />
    </>
  )
}
