import { listLeave } from '@lyceum/contract/leave'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { oneOf, pageQuery } from '#lib/page-query'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Tabs } from '#ui/layout/tabs'
import { Pagination } from '#ui/list/pagination'
import { ApplyDialog } from './apply-dialog.tsx'
import { waitingLeaveSlot } from './from-above.ts'
import { AskedRow, OwnRow } from './leave-row.tsx'
import { text } from './text/index.ts'
import './leave.css'

const tabs = ['mine', 'approve', 'history'] as const
type Tab = (typeof tabs)[number]

const leaveQuery = pageQuery('/announcement/leaveApproval', { tab: oneOf(...tabs) })
const pageSize = 10

/** the user's own leave, and for managers that of their team. Pending decisions come first. */
export function LeavePage() {
  const t = useText(text)
  const [search, setSearch] = useSearchParams()
  const waiting = waitingLeaveSlot.get()()
  const [isAsking, setIsAsking] = useState(false)
  const tab = leaveQuery.read(search).tab ?? (waiting ? 'approve' : 'mine')
  usePageTitle(t.title)
  return (
    <div className="ly-wrap leave">
      <header>
        <div>
          <h1>{t.title}</h1>
          <p>{t.sub}</p>
        </div>
        <Button look="primary" onClick={() => setIsAsking(true)}>
          {t.form.open}
        </Button>
      </header>
      <Tabs
        label={t.title}
        tabs={tabs.map((name) => ({
          name,
          title: t.tabs[name],
          ...(name === 'approve' && waiting !== undefined ? { count: waiting } : {}),
        }))}
        current={tab}
        onChoose={(tab) => setSearch({ tab }, { replace: true })}
      >
        <Requests key={tab} tab={tab} />
      </Tabs>
      {isAsking && (
        <ApplyDialog
          onClose={() => setIsAsking(false)}
          onSent={() => setSearch({ tab: 'mine' }, { replace: true })}
        />
      )}
    </div>
  )
}

function Requests({ tab }: { readonly tab: Tab }) {
  const t = useText(text)
  const id = useUser()?.usrEntId ?? ''
  const [pageNo, setPageNo] = useState(1)
  const scope = tab === 'mine' ? 'MINE' : 'TO_APPROVE'
  const found = useQuery({
    ...read(listLeave, { id, scope, isPending: tab === 'approve', pageNo, pageSize }),
    placeholderData: keepPreviousData,
  })
  if (found.isPending) return <RowsWaiting />
  if (found.isError) return <ErrorPanel onRetry={() => void found.refetch()} />
  const { records, total } = found.data
  if (total === 0)
    return <Empty kind="start" title={t.none[tab]} hint={tab === 'history' ? undefined : t.hints[tab]} />
  const Row = tab === 'mine' ? OwnRow : AskedRow
  return (
    <>
      <ul>
        {records.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
      {total > pageSize && <Pagination page={pageNo} total={total} pageSize={pageSize} onGo={setPageNo} />}
    </>
  )
}
