import { type LedgerMovement, mostAdded, searchLedger } from '@lyceum/contract/points'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { PageHead } from '#ui/layout/page-head'
import { Onward } from '#ui/list/onward'
import { ExportMenu } from '#ui/work/export-menu'
import { LedgerFilters } from './ledger-filters.tsx'
import { MovementTable } from './movement-table.tsx'
import { ReverseDialog } from './reverse-dialog.tsx'
import { text } from './text/index.ts'
import { filled, useFilter } from './use-filter.ts'
import './ledger.css'

/** All visible point movements, with reversal. */
export function LedgerPage() {
  const t = useText(text)
  const { filter, person, after, isNarrowed, change, clear, go } = useFilter()
  const [open, setOpen] = useState<LedgerMovement>()
  const found = useQuery({ ...read(searchLedger, { ...filter, after }), placeholderData: keepPreviousData })
  usePageTitle(t.title)
  return (
    <div className="ledger">
      <PageHead title={t.title} lead={t.lead}>
        <ExportMenu kind="points.ledger" filter={filled(filter)} />
      </PageHead>
      <LedgerFilters
        filter={filter}
        person={person}
        onChange={change}
        onClear={isNarrowed ? clear : undefined}
      />
      {found.isError && <ErrorPanel onRetry={() => void found.refetch()} />}
      {found.isPending && <TableWaiting count={10} columns={5} />}
      {found.data && (
        <>
          <Totals totals={found.data.totals} />
          <MovementTable
            movements={found.data.records}
            empty={<Empty kind="search" title={t.empty} hint={t.emptyHint} />}
            onReverse={setOpen}
            onObject={(object) => change({ object })}
          />
          <Onward label={t.pages} after={after} next={found.data.next} onGo={go} />
        </>
      )}
      {open && <ReverseDialog movement={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

type TotalsProps = {
  readonly totals: {
    readonly movements: number
    readonly income: number
    readonly outgo: number
    readonly isMore: boolean
  }
}

function Totals({ totals: { movements, income, outgo, isMore } }: TotalsProps) {
  const t = useText(text)
  if (movements === 0) return null
  const [count, incomeText, went] = [isMore ? mostAdded : movements, income, outgo].map((amount) =>
    amount.toLocaleString('en-US'),
  )
  const totalsText = isMore ? t.totalsMore : t.totals
  return <p className="ledger-totals">{totalsText(count ?? '', incomeText ?? '', went ?? '')}</p>
}
