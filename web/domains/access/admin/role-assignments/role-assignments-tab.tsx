import { useState } from 'react'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Pagination } from '#ui/list/pagination'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { text } from '../../text/index.ts'
import { RoleAssignmentFilters } from './role-assignment-filters.tsx'
import { RoleAssignmentTable } from './role-assignment-table.tsx'
import {
  type RoleAssignment,
  pageSize,
  useRoleAssignments,
  useRoleName,
  useWithdraw,
} from './use-role-assignments.ts'
import './role-assignments-tab.css'

const none: ReadonlySet<string> = new Set()

/** Lists who has which role and withdraws roles, one by one or several at once. */
export function RoleAssignmentsTab() {
  const list = useRoleAssignments()
  const [selected, setSelected] = useState(none)
  const [leaving, setLeaving] = useState<readonly RoleAssignment[]>([])
  const mine = list.data?.records.filter(({ id, isMine }) => isMine && selected.has(id)) ?? []

  return (
    <div className="access-holdings">
      <RoleAssignmentFilters filter={list.filter} onNarrow={list.narrow} />
      {mine.length > 0 && (
        <SelectionBar
          count={mine.length}
          onWithdraw={() => setLeaving(mine)}
          onClear={() => setSelected(none)}
        />
      )}
      {list.isError && <ErrorPanel onRetry={() => void list.refetch()} />}
      {list.isPending && <Waiting />}
      {list.data && (
        <Page
          list={list}
          page={list.data}
          selected={selected}
          onSelect={setSelected}
          onWithdraw={(assignment) => setLeaving([assignment])}
        />
      )}
      {leaving.length > 0 && (
        <WithdrawDialog leaving={leaving} onDone={() => setSelected(none)} onClose={() => setLeaving([])} />
      )}
    </div>
  )
}

/** Placeholder rows while loading. */
function Waiting() {
  return (
    <div className="access-waiting">
      {['72%', '64%', '80%', '58%', '70%'].map((width) => (
        <Skeleton key={width} width={width} height="18px" />
      ))}
    </div>
  )
}

type List = ReturnType<typeof useRoleAssignments>

type PageProps = {
  readonly list: List
  readonly page: NonNullable<List['data']>
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly onWithdraw: (assignment: RoleAssignment) => void
}

function Page({ list, page: { records, total }, ...table }: PageProps) {
  const t = useText(text).assignments
  if (records.length === 0) return <Empty kind="search" title={t.empty} hint={t.emptyHint} />
  return (
    <>
      <RoleAssignmentTable assignments={records} {...table} />
      <Pagination
        page={list.page}
        total={total}
        pageSize={pageSize}
        totalText={t.total(total.toLocaleString('en-US'))}
        onGo={list.go}
      />
    </>
  )
}

type SelectionBarProps = {
  readonly count: number
  readonly onWithdraw: () => void
  readonly onClear: () => void
}

function SelectionBar({ count, onWithdraw, onClear }: SelectionBarProps) {
  const t = useText(text).assignments
  return (
    <div className="access-selected">
      <b>{t.selected(String(count))}</b>
      <button type="button" onClick={onWithdraw}>
        {t.withdraw}
      </button>
      <button type="button" onClick={onClear}>
        {t.clear}
      </button>
    </div>
  )
}

type WithdrawDialogProps = {
  readonly leaving: readonly RoleAssignment[]
  readonly onDone: () => void
  readonly onClose: () => void
}

function WithdrawDialog({ leaving, onDone, onClose }: WithdrawDialogProps) {
  const t = useText(text).assignments
  const roleName = useRoleName()
  const withdraw = useWithdraw()
  const [first] = leaving
  const isOne = leaving.length === 1 && first !== undefined
  const title = isOne
    ? t.withdrawTitle(first.person.name, roleName(first.role))
    : t.withdrawMany(String(leaving.length))

  async function go() {
    onClose()
    await withdraw(leaving.map(({ id }) => id))
    onDone()
  }

  return (
    <ConfirmDialog
      title={title}
      confirm={t.withdraw}
      isDanger
      onConfirm={() => go().catch(() => undefined)}
      onClose={onClose}
    >
      <p>{t.withdrawHint}</p>
    </ConfirmDialog>
  )
}
