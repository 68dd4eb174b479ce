import { type GrantAct, listGrants } from '@lyceum/contract/points'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { StatusDot } from '#ui/feedback/status-dot'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { PageHead } from '#ui/layout/page-head'
import { Onward } from '#ui/list/onward'
import { Icon } from '#ui/picture/icon'
import { type Column, Table } from '#ui/work/table'
import { GrantDialog } from './grant-dialog.tsx'
import { signed } from '../../format-signed.ts'
import { text } from './text/index.ts'
import { UndoDialog } from './undo-dialog.tsx'
import './grants.css'

/** Manual grants and deductions, with undo. */
export function GrantsPage() {
  const t = useText(text)
  const [params, setParams] = useSearchParams()
  const after = params.get('after') ?? ''
  const acts = useQuery({ ...read(listGrants, { after }), placeholderData: keepPreviousData })
  const [open, setOpen] = useState<GrantAct | 'new'>()
  usePageTitle(t.title)
  const close = () => setOpen(undefined)
  return (
    <div className="grants">
      <PageHead title={t.title} lead={t.lead}>
        <Button look="primary" onClick={() => setOpen('new')}>
          <Icon name="plus" size={16} />
          {t.give}
        </Button>
      </PageHead>
      {acts.isError && <ErrorPanel onRetry={() => void acts.refetch()} />}
      {acts.isPending && <TableWaiting count={6} columns={6} />}
      {acts.data && <ActTable acts={acts.data.records} onUndo={setOpen} />}
      <Onward
        label={t.pages}
        after={after}
        next={acts.data?.next}
        onGo={(next) => setParams(next ? { after: next } : {})}
      />
      {open === 'new' && <GrantDialog onClose={close} />}
      {open !== undefined && open !== 'new' && <UndoDialog act={open} onClose={close} />}
    </div>
  )
}

type ActTableProps = { readonly acts: readonly GrantAct[]; readonly onUndo: (act: GrantAct) => void }

function ActTable({ acts, onUndo }: ActTableProps) {
  const t = useText(text)
  const zone = useZone()
  const columns: readonly Column<GrantAct>[] = [
    { name: 'reason', title: t.reason, render: ({ reason }) => reason },
    {
      name: 'people',
      title: t.people,
      align: 'right',
      render: ({ people }) => people.toLocaleString('en-US'),
    },
    { name: 'total', title: t.total, align: 'right', render: ({ total }) => <b>{signed(total)}</b> },
    {
      name: 'at',
      title: t.at,
      render: ({ at, by }) => (
        <>
          {shownTime(at, zone)}
          <small>{by}</small>
        </>
      ),
    },
    {
      name: 'state',
      title: t.state,
      render: ({ undoneAt, undoneBy, shortfall }) => (
        <>
          <StatusDot tone={undoneAt === null ? 'success' : 'past'}>
            {undoneAt === null ? t.states.done : t.states.undone}
          </StatusDot>
          {undoneAt !== null && (
            <small>
              {shownTime(undoneAt, zone)} {undoneBy}
            </small>
          )}
          {shortfall > 0 && <small>{t.shortfall(shortfall.toLocaleString('en-US'))}</small>}
        </>
      ),
    },
    {
      name: 'acts',
      title: '',
      align: 'right',
      render: (act) =>
        act.undoneAt === null &&
        new Date(act.undoUntil) > new Date() && (
          <Button
            size="small"
            look="quiet"
            aria-label={`${t.undo} ${act.reason}`}
            onClick={() => onUndo(act)}
          >
            {t.undo}
          </Button>
        ),
    },
  ]
  return (
    <Table
      label={t.acts}
      columns={columns}
      rows={acts}
      idOf={({ id }) => id}
      empty={<Empty kind="start" title={t.empty} hint={t.emptyHint} />}
    />
  )
}
