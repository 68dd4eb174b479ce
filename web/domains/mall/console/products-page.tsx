import { type ManagedProduct, listManagedProducts } from '@lyceum/contract/mall'
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
import { Icon } from '#ui/picture/icon'
import { CategoriesDialog } from './categories-dialog.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { ProductTable } from './product-table.tsx'
import { StockDialog } from './stock-dialog.tsx'
import { text } from './text/index.ts'
import './console.css'

const pageSize = 20
const shows = ['all', 'shown', 'hidden', 'low'] as const
type Show = (typeof shows)[number]

type Open =
  | { readonly what: 'product' | 'stock'; readonly product: ManagedProduct | undefined }
  | 'categories'

/** The products for mall administrators. */
export function ProductsPage() {
  const t = useText(text)
  const [open, setOpen] = useState<Open>()
  const place = usePlace()
  const products = useQuery({
    ...read(listManagedProducts, { pageNo: place.page, pageSize, text: place.searchText, show: place.show }),
    placeholderData: keepPreviousData,
  })
  usePageTitle(t.products)
  const close = () => setOpen(undefined)

  return (
    <div className="mall-console">
      <PageHead title={t.products} lead={t.productsLead}>
        <Button onClick={() => setOpen('categories')}>{t.categories}</Button>
        <Button look="primary" onClick={() => setOpen({ what: 'product', product: undefined })}>
          <Icon name="plus" size={16} />
          {t.add}
        </Button>
      </PageHead>
      <div className="mall-console-tools">
        <Segmented<Show>
          label={t.show}
          value={place.show}
          options={shows.map((value) => ({ value, title: t.shows[value] }))}
          onChoose={(show) => place.go({ show })}
        />
        <SearchBox
          key={place.searchText}
          placeholder={t.search}
          value={place.searchText}
          onSearch={(searchText) => place.go({ searchText })}
        />
      </div>
      {products.isError && <ErrorPanel onRetry={() => void products.refetch()} />}
      {products.isPending && <TableWaiting count={6} columns={6} />}
      {products.data && (
        <ProductTable
          products={products.data.records}
          empty={<Nothing isNarrowed={place.isNarrowed} />}
          onEdit={(product) => setOpen({ what: 'product', product })}
          onStock={(product) => setOpen({ what: 'stock', product })}
        />
      )}
      {products.data && products.data.total > pageSize && (
        <Pagination
          page={place.page}
          total={products.data.total}
          pageSize={pageSize}
          onGo={(page) => place.go({ page })}
        />
      )}
      {open === 'categories' && <CategoriesDialog onClose={close} />}
      {typeof open === 'object' && <OpenDialog open={open} onClose={close} />}
    </div>
  )
}

function OpenDialog({
  open,
  onClose,
}: {
  readonly open: Exclude<Open, string>
  readonly onClose: () => void
}) {
  if (open.what === 'product') return <ProductDialog product={open.product} onClose={onClose} />
  return open.product ? <StockDialog product={open.product} onClose={onClose} /> : null
}

function Nothing({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const t = useText(text)
  if (isNarrowed) return <Empty kind="search" title={t.none} />
  return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
}

/** The filter from the URL; another choice goes back to the first page. */
function usePlace() {
  const [params, setParams] = useSearchParams()
  const show = shows.find((option) => option === params.get('show')) ?? 'all'
  const searchText = params.get('text') ?? ''
  type Change = { readonly show?: Show; readonly searchText?: string; readonly page?: number }
  return {
    show,
    searchText,
    page: Number(params.get('page')) || 1,
    isNarrowed: show !== 'all' || searchText !== '',
    go: (change: Change) => {
      const next = { show, searchText, ...change }
      setParams({
        ...(next.show !== 'all' && { show: next.show }),
        ...(next.searchText && { text: next.searchText }),
        ...(change.page && change.page > 1 && { page: String(change.page) }),
      })
    },
  }
}
