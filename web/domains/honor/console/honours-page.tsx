import { type ManagedMedal, listManagedMedals } from '@lyceum/contract/honor'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { StatusDot } from '#ui/feedback/status-dot'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { PageHead } from '#ui/layout/page-head'
import { SectionHead } from '#ui/layout/section-head'
import { Icon } from '#ui/picture/icon'
import { type Column, Table } from '#ui/work/table'
import { MedalIcon } from '../parts/medal-icon.tsx'
import { text as shownText } from '../text/index.ts'
import { MedalDialog } from './medal-dialog.tsx'
import { text } from './text/index.ts'
import { TitleSection } from './title-section.tsx'
import './honours.css'

/** The conditions of medals, and the points needed for titles. */
export function HonoursPage() {
  const t = useText(text)
  const medals = useQuery(read(listManagedMedals))
  const [open, setOpen] = useState<ManagedMedal | 'new'>()
  usePageTitle(t.title)
  return (
    <div className="honours">
      <PageHead title={t.title} lead={t.lead}>
        <Button look="primary" onClick={() => setOpen('new')}>
          <Icon name="plus" size={16} />
          {t.addMedal}
        </Button>
      </PageHead>
      <SectionHead title={t.medals} />
      {medals.isError && <ErrorPanel onRetry={() => void medals.refetch()} />}
      {medals.isPending && <TableWaiting count={6} columns={5} />}
      {medals.data && <MedalTable medals={medals.data.records} onEdit={setOpen} />}
      <TitleSection />
      {open && <MedalDialog medal={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

type MedalTableProps = {
  readonly medals: readonly ManagedMedal[]
  readonly onEdit: (medal: ManagedMedal) => void
}

function MedalTable({ medals, onEdit }: MedalTableProps) {
  const t = useText(text)
  const { activities: deeds } = useText(shownText)
  const columns: readonly Column<ManagedMedal>[] = [
    {
      name: 'name',
      title: t.name,
      render: (medal) => (
        <span className="honours-medal">
          <MedalIcon medal={medal} size={44} />
          <span>
            {medal.name}
            {medal.words && <small>{medal.words}</small>}
          </span>
        </span>
      ),
    },
    {
      name: 'deed',
      title: t.deed,
      render: ({ deed, needed }) => deeds[deed](needed.toLocaleString('en-US')),
    },
    {
      name: 'holders',
      title: t.awarded,
      align: 'right',
      render: ({ holders: owners }) => t.people(owners.toLocaleString('en-US')),
    },
    {
      name: 'state',
      title: t.state,
      render: ({ isRetired }) => (
        <StatusDot tone={isRetired ? 'past' : 'success'}>{isRetired ? t.retired : t.given}</StatusDot>
      ),
    },
    {
      name: 'acts',
      title: '',
      align: 'right',
      render: (medal) => (
        <Button size="small" look="quiet" onClick={() => onEdit(medal)}>
          {t.edit}
        </Button>
      ),
    },
  ]
  return (
    <Table
      label={t.medals}
      columns={columns}
      rows={medals}
      idOf={({ id }) => id}
      empty={<Empty kind="start" title={t.empty} />}
    />
  )
}
