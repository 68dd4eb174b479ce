import { useText } from '#lib/text'
import { StatusDot } from '#ui/feedback/status-dot'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { type Column, Table } from '#ui/work/table'
import { addressOf, type Provider } from './provider.ts'
import { text } from './text/index.ts'

type ProviderTableProps = {
  readonly providers: readonly Provider[]
  readonly onEdit: (provider: Provider) => void
}

export function ProviderTable({ providers, onEdit }: ProviderTableProps) {
  const t = useText(text)
  const columns: readonly Column<Provider>[] = [
    {
      name: 'name',
      title: t.columns.name,
      render: (provider) => (
        <span className="provider-name">
          <b>{provider.name}</b>
          <small>{t.kinds[provider.config.kind]}</small>
        </span>
      ),
    },
    {
      name: 'address',
      title: t.columns.address,
      render: (provider) => <code className="provider-address">{addressOf(provider)}</code>,
    },
    { name: 'linkBy', title: t.columns.linkBy, width: 140, render: ({ config }) => t.linkBy[config.linkBy] },
    {
      name: 'newcomers',
      title: t.columns.newcomers,
      width: 140,
      render: ({ config }) => (config.autoCreate ? t.newcomers.made : t.newcomers.refused),
    },
    {
      name: 'state',
      title: t.columns.state,
      width: 120,
      render: ({ isEnabled }) => (
        <StatusDot tone={isEnabled ? 'success' : 'past'}>{isEnabled ? t.on : t.off}</StatusDot>
      ),
    },
    {
      name: 'actions',
      title: '',
      align: 'right',
      width: 96,
      render: (provider) => (
        <Button
          look="quiet"
          size="small"
          aria-label={t.editNamed(provider.name)}
          onClick={() => onEdit(provider)}
        >
          <Icon name="edit" size={14} />
          {t.edit}
        </Button>
      ),
    },
  ]
  return <Table label={t.title} columns={columns} rows={providers} idOf={({ id }) => id} />
}
