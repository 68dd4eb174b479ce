import { useState } from 'react'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Pagination } from '#ui/list/pagination'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { text } from '../../text/index.ts'
import { HoldingFilters } from './holding-filters.tsx'
import { HoldingTable } from './holding-table.tsx'
import { type Holding, pageSize, useHoldings, useRoleName, useWithdraw } from './use-holdings.ts'
import './holdings-tab.css'

const none: ReadonlySet<string> = new Set()

/** Who holds what, and taking it back: one by one, or several at once. */
export function HoldingsTab() {
  const list = useHoldings()
  const [selected, setSelected] = useState(none)
  const [leaving, setLeaving] = useState<readonly Holding[]>([])
  const mine = list.data?.records.filter(({ id, isMine }) => isMine && selected.has(id)) ?? []

  return (
    <div className="access-holdings">
      <HoldingFilters filter={list.filter} onNarrow={list.narrow} />
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
          onWithdraw={(one) => setLeaving([one])}
        />
      )}
      {leaving.length > 0 && (
        <WithdrawDialog leaving={leaving} onDone={() => setSelected(none)} onClose={() => setLeaving([])} />
      )}
    </div>
  )
}

/** Rows that are on their way. */
function Waiting() {
  return (
    <div className="access-waiting">
      {['72%', '64%', '80%', '58%', '70%'].map((width) => (
        <Skeleton key={width} width={width} height="18px" />
      ))}
    </div>
  )
}

type List = ReturnType<typeof useHoldings>

type PageProps = {
  readonly list: List
  readonly page: NonNullable<List['data']>
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly onWithdraw: (holding: Holding) => void
}

function Page({ list, page: { records, total }, ...table }: PageProps) {
  const t = useText(text).holdings
  if (records.length === 0) return <Empty kind="search" title={t.empty} hint={t.emptyHint} />
  return (
    <>
      <HoldingTable holdings={records} {...table} />
      <Pagination
        page={list.page}
        total={total}
        pageSize={pageSize}
        totalWords={t.total(total.toLocaleString('en-US'))}
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
  const t = useText(text).holdings
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
  readonly leaving: readonly Holding[]
  readonly onDone: () => void
  readonly onClose: () => void
}

function WithdrawDialog({ leaving, onDone, onClose }: WithdrawDialogProps) {
  const t = useText(text).holdings
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
