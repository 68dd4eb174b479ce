import { formatSize } from '#lib/language/format-size'
import { useLocale, useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { StatusDot } from '#ui/feedback/status-dot'
import { Button } from '#ui/form/button'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { MB, type SiteRow } from './site.ts'
import { text } from './text/index.ts'

type SiteTableProps = {
  readonly sites: readonly SiteRow[]
  readonly onValidity: (site: SiteRow) => void
  readonly onHosts: (site: SiteRow) => void
  readonly onStorage: (site: SiteRow) => void
}

const tones = { active: 'success', ending: 'warning', expired: 'error' } as const

export function SiteTable({ sites, onValidity, onHosts, onStorage }: SiteTableProps) {
  const t = useText(text)
  const locale = useLocale()
  const columns: readonly Column<SiteRow>[] = [
    {
      name: 'name',
      title: t.columns.name,
      render: (site) => (
        <span className="sites-name">
          <b>{site.name[locale]}</b>
          {site.isPlatform && <Tag tone="info">{t.platform}</Tag>}
          <small>
            {site.code} · {t.languages[site.locale]} · {site.zone}
          </small>
        </span>
      ),
    },
    {
      name: 'hosts',
      title: t.columns.hosts,
      render: ({ hosts }) => (
        <span className="sites-hosts">
          {hosts.map((host) => (
            <code key={host}>{host}</code>
          ))}
        </span>
      ),
    },
    {
      name: 'people',
      title: t.columns.people,
      align: 'right',
      width: 96,
      render: ({ people }) => people.toLocaleString(),
    },
    {
      name: 'storage',
      title: t.columns.storage,
      align: 'right',
      width: 150,
      render: (site) => (
        <StorageButton site={site} label={t.storageOf(site.name[locale])} onClick={() => onStorage(site)} />
      ),
    },
    {
      name: 'state',
      title: t.columns.state,
      width: 240,
      render: ({ state, validUntil, zone }) => (
        <span className="sites-state">
          <StatusDot tone={tones[state]}>{t.states[state]}</StatusDot>
          <small>{validUntil ? t.until(shownTime(validUntil, zone)) : t.forever}</small>
        </span>
      ),
    },
    {
      name: 'actions',
      title: t.columns.actions,
      align: 'right',
      width: 200,
      render: (site) => (
        <span className="sites-actions">
          {!site.isPlatform && (
            <Button
              look="quiet"
              size="small"
              aria-label={t.validityOf(site.name[locale])}
              onClick={() => onValidity(site)}
            >
              {site.state === 'expired' ? t.renew : t.validity}
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            aria-label={t.hostsOf(site.name[locale])}
            onClick={() => onHosts(site)}
          >
            {t.hosts}
          </Button>
        </span>
      ),
    },
  ]
  return (
    <div className="sites-table">
      <Table label={t.title} columns={columns} rows={sites} idOf={({ code }) => code} />
    </div>
  )
}

type StorageButtonProps = {
  readonly site: SiteRow
  readonly label: string
  readonly onClick: () => void
}

function StorageButton({ site: { storage }, label, onClick }: StorageButtonProps) {
  const t = useText(text)
  const usage = t.usedOf(formatSize(storage.usedMb * MB), formatSize(storage.quotaMb * MB))
  return (
    <Button look="quiet" size="small" aria-label={`${label} ${usage}`} onClick={onClick}>
      {usage}
    </Button>
  )
}
