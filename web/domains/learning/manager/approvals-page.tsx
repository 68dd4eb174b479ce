import { listApprovals } from '@lyceum/contract/learning'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Tabs } from '#ui/layout/tabs'
import { ApprovalRow } from './approval-row.tsx'
import { DecideDialog, type Deciding } from './decide-dialog.tsx'
import { WorkspaceHead } from './workspace-head.tsx'
import { Pages } from './pages.tsx'
import { text } from './text/index.ts'
import { useWorkspace } from './use-workspace.ts'

type Found = Result<typeof listApprovals>
type Choice = { readonly tab: 'pending' | 'history'; readonly page: number }

const pageSize = 10

/** Enrolment requests that wait for the user, and decided ones with the opinion (B-225). */
export function ApprovalsPage() {
  const t = useText(text).approvals
  const at = useWorkspace()
  const [{ tab, page }, setChoice] = useState<Choice>({ tab: 'pending', page: 1 })
  usePageTitle(t.title)
  const isPending = tab === 'pending'
  const found = useQuery({
    ...read(listApprovals, { id: at.desk?.id ?? '', isPending, pageNo: page, pageSize }),
    enabled: at.desk !== undefined,
  })
  return (
    <div className="desk">
      <WorkspaceHead
        title={t.title}
        sub={at.escalateDays > 0 ? t.escalates(String(at.escalateDays)) : undefined}
        at={at}
      />
      <Tabs
        label={t.title}
        tabs={[
          { name: 'pending', title: t.pending, count: at.desk?.pending },
          { name: 'history', title: t.history },
        ]}
        current={tab}
        onChoose={(tab) => setChoice({ tab, page: 1 })}
      >
        {found.isError && <ErrorPanel onRetry={() => void found.refetch()} />}
        {found.isPending && <RowsWaiting />}
        {found.data && <Requests found={found.data} isPending={isPending} />}
      </Tabs>
      <Pages
        page={page}
        total={found.data?.total}
        pageSize={pageSize}
        onGo={(page) => setChoice({ tab, page })}
      />
    </div>
  )
}

function Requests({ found, isPending }: { readonly found: Found; readonly isPending: boolean }) {
  const t = useText(text).approvals
  const [deciding, setDeciding] = useState<Deciding>()
  return (
    <>
      {found.records.length === 0 && (
        <Empty
          kind="start"
          title={isPending ? t.done : t.noHistory}
          hint={isPending ? t.doneSub : undefined}
        />
      )}
      <ul className="desk-approvals">
        {found.records.map((approval) => (
          <ApprovalRow key={approval.id} approval={approval} onDecide={setDeciding} />
        ))}
      </ul>
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}
