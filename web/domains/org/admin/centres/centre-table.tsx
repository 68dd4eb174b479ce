import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Table } from '#ui/work/table'
import { text } from '../text/index.ts'
import type { Centre } from './use-centres.ts'
import '../row-acts.css'

type CentreTableProps = {
  readonly centres: readonly Centre[]
  readonly mayChange: boolean
  readonly onEdit: (centre: Centre) => void
  readonly onClose: (centre: Centre) => void
}

export function CentreTable({ centres, mayChange, onEdit, onClose }: CentreTableProps) {
  const t = useText(text)
  return (
    <Table<Centre>
      label={t.centres.title}
      rows={centres}
      idOf={({ id }) => id}
      columns={[
        { name: 'code', title: t.code, width: 120, render: ({ code }) => code },
        { name: 'name', title: t.name, render: ({ name }) => <b>{name}</b> },
        { name: 'place', title: t.centres.place, render: ({ place }) => place || '—' },
        {
          name: 'units',
          title: t.centres.units,
          render: ({ units }) => t.list(units.map(({ name }) => name)) || t.units.none,
        },
        {
          name: 'people',
          title: t.centres.trained,
          width: 120,
          align: 'right',
          render: ({ people }) => people.toLocaleString('en-US'),
        },
        ...(mayChange
          ? [
              {
                name: 'acts',
                title: t.actions,
                width: 200,
                align: 'right' as const,
                render: (centre: Centre) => (
                  <Acts centre={centre} onEdit={() => onEdit(centre)} onClose={() => onClose(centre)} />
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

type ActsProps = { readonly centre: Centre; readonly onEdit: () => void; readonly onClose: () => void }

function Acts({ centre: { name }, onEdit, onClose }: ActsProps) {
  const t = useText(text)
  return (
    <span className="org-acts">
      <Button look="quiet" size="small" aria-label={t.editNamed(name)} onClick={onEdit}>
        <Icon name="edit" size={14} />
        {t.edit}
      </Button>
      <Button look="quiet" size="small" aria-label={t.centres.closeNamed(name)} onClick={onClose}>
        <Icon name="trash" size={14} />
        {t.centres.close}
      </Button>
    </span>
  )
}
