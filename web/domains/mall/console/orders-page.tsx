import { type ExchangeState, exchangeStates, listOrders, type Order } from '@lyceum/contract/mall'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { PageHead } from '#ui/layout/page-head'
import { SearchBox } from '#ui/form/search-box'
import { Segmented } from '#ui/layout/segmented'
import { Pagination } from '#ui/list/pagination'
import { ExportMenu } from '#ui/work/export-menu'
import { shown } from '../mall-query.ts'
import { CallOffDialog } from './call-off-dialog.tsx'
import { OrderTable } from './order-table.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { text } from './text/index.ts'
import { TrackingDialog } from './tracking-dialog.tsx'
import './console.css'

const pageSize = 20

type Open = { readonly what: 'ship' | 'callOff'; readonly order: Order } | 'tracking'

type Place = { readonly state?: ExchangeState | undefined; readonly text: string; readonly page?: number }

const addressOf = ({ state, text: searchText, page = 1 }: Place): Record<string, string> => ({
  ...(state && { state }),
  ...(searchText && { text: searchText }),
  ...(page > 1 && { page: String(page) }),
})

/** The filter of orders from the URL. */
function usePlace() {
  const [params, setParams] = useSearchParams()
  const state = exchangeStates.find((option) => option === params.get('state'))
  const searchText = params.get('text') ?? ''
  return {
    state,
    searchText,
    filter: { text: searchText, ...(state ? { state } : {}) },
    pageNo: Number(params.get('page')) || 1,
    go: (next: Place) => setParams(addressOf(next)),
  }
}

/** Orders to ship, and earlier orders. */
export function OrdersPage() {
  const t = useText(text)
  const [open, setOpen] = useState<Open>()
  const { state, searchText, filter, pageNo, go } = usePlace()
  const orders = useQuery({
    ...read(listOrders, { ...filter, pageNo, pageSize }),
    placeholderData: keepPreviousData,
  })
  usePageTitle(t.orders)
  const close = () => setOpen(undefined)

  return (
    <div className="mall-console">
      <PageHead title={t.orders} lead={t.ordersLead}>
        <Button onClick={() => setOpen('tracking')}>{t.importTracking}</Button>
        <ExportMenu kind="mall.orders" filter={filter} />
      </PageHead>
      <div className="mall-console-tools">
        <States
          state={state}
          counts={orders.data?.counts}
          onChoose={(next) => go({ state: next, text: searchText })}
        />
        <SearchBox
          key={searchText}
          placeholder={t.searchOrders}
          value={searchText}
          onSearch={(typed) => go({ state, text: typed })}
        />
      </div>
      {orders.isError && <ErrorPanel onRetry={() => void orders.refetch()} />}
      {orders.isPending && <TableWaiting count={6} columns={6} />}
      {orders.data && (
        <OrderTable
          orders={orders.data.records}
          empty={<Empty kind="start" title={t.noOrders} />}
          onShip={(order) => setOpen({ what: 'ship', order })}
          onCallOff={(order) => setOpen({ what: 'callOff', order })}
        />
      )}
      {orders.data && orders.data.total > pageSize && (
        <Pagination
          page={pageNo}
          total={orders.data.total}
          pageSize={pageSize}
          onGo={(page) => go({ state, text: searchText, page })}
        />
      )}
      {open && <OpenDialog open={open} onClose={close} />}
    </div>
  )
}

function OpenDialog({ open, onClose }: { readonly open: Open; readonly onClose: () => void }) {
  if (open === 'tracking') return <TrackingDialog onClose={onClose} />
  if (open.what === 'ship') return <ShipDialog order={open.order} onClose={onClose} />
  return <CallOffDialog order={open.order} onClose={onClose} />
}

type StatesProps = {
  readonly state: ExchangeState | undefined
  readonly counts: Readonly<Record<ExchangeState, number>> | undefined
  readonly onChoose: (state: ExchangeState | undefined) => void
}

function States({ state, counts, onChoose }: StatesProps) {
  const t = useText(text)
  return (
    <Segmented<ExchangeState | 'all'>
      label={t.which}
      value={state ?? 'all'}
      options={[
        { value: 'all', title: t.all },
        ...exchangeStates.map((value) => ({
          value,
          title: counts ? t.count(t.states[value], shown(counts[value])) : t.states[value],
        })),
      ]}
      onChoose={(value) => onChoose(value === 'all' ? undefined : value)}
    />
  )
}
