import { deliveryChannels, deliveryStates, listDeliveries } from '@lyceum/contract/site'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { StatusDot } from '#ui/feedback/status-dot'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Segmented } from '#ui/layout/segmented'
import { Onward } from '#ui/list/onward'
import { Pick } from '#ui/work/pick'
import { DeliveryTable } from './delivery-table.tsx'
import { LogFilters } from './log-filters.tsx'
import { text } from './text/index.ts'
import type { LogSearch } from './use-log-filter.ts'

/** Every attempt to send a mail or text message. */
export function OutgoingLog({ search }: { readonly search: LogSearch }) {
  const t = useText(text)
  const { filter, after, isNarrowed, change, go } = search
  const state = deliveryStates.find((option) => option === search.state)
  const found = useQuery({
    ...read(listDeliveries, { ...filter, state, after }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <LogFilters search={search}>
        <Pick
          label={t.channel}
          width={130}
          options={deliveryChannels.map((value) => ({ value, label: t.channels[value] }))}
          value={filter.channel}
          onPick={(next) => change({ channel: next })}
        />
        <Segmented
          label={t.state}
          value={state ?? 'all'}
          options={(['all', ...deliveryStates] as const).map((value) => ({ value, title: t.states[value] }))}
          onChoose={(value) => change({ state: value === 'all' ? undefined : value })}
        />
      </LogFilters>
      {found.isError && <ErrorPanel onRetry={() => void found.refetch()} />}
      {found.isPending && <TableWaiting count={10} columns={5} />}
      {found.data && (
        <>
          <LastDay {...found.data.lastDay} />
          <DeliveryTable
            deliveries={found.data.records}
            empty={
              isNarrowed ? (
                <Empty kind="search" title={t.none} hint={t.noneHint} />
              ) : (
                <Empty kind="start" title={t.empty} hint={t.emptyHint} />
              )
            }
          />
          <Onward label={t.pages} after={after} next={found.data.next} onGo={go} />
        </>
      )}
    </>
  )
}

function LastDay({ sent, failed }: { readonly sent: number; readonly failed: number }) {
  const t = useText(text)
  return (
    <p className="delivery-day">
      {t.lastDay}
      <StatusDot tone={sent > 0 ? 'success' : 'open'}>{t.sentCount(sent.toLocaleString('en-US'))}</StatusDot>
      <StatusDot tone={failed > 0 ? 'error' : 'open'}>
        {t.failedCount(failed.toLocaleString('en-US'))}
      </StatusDot>
    </p>
  )
}
