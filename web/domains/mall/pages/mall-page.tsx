import { listExchangeable, listMallCategories, listProducts, productOrders } from '@lyceum/contract/mall'
import { getPointsSummary } from '@lyceum/contract/points'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { scrollToTop } from '#lib/page/navigation'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { CardsWaiting } from '#ui/feedback/waiting/waiting'
import { Chips } from '#ui/filter/chips'
import { ToolRow } from '#ui/filter/tool-row'
import { Checkbox } from '#ui/form/checkbox'
import { Pagination } from '#ui/list/pagination'
import { exchangeableQuery, mallQuery, type MallQuery, shown } from '../mall-query.ts'
import { MallSidebar } from '../parts/mall-sidebar.tsx'
import { Hero } from '../parts/hero.tsx'
import { NothingHere } from '../parts/empty-products.tsx'
import { ProductGrid } from '../parts/product-grid.tsx'
import { text } from '../text/index.ts'
import { RecordsPage } from './records-page.tsx'
import './mall-page.css'

const pageSize = 12

/** the mall's products, or the user's exchanges. */
export function MallPage() {
  const [search] = useSearchParams()
  return mallQuery.read(search).view === 'records' ? <RecordsPage /> : <Mall isMine={false} />
}

/** the products within the user's points. */
export function ExchangeablePage() {
  return <Mall isMine />
}

function Mall({ isMine }: { readonly isMine: boolean }) {
  const t = useText(text)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = mallQuery.read(search)
  const page = useQuery({
    ...read(isMine ? listExchangeable : listProducts, wantedBy(query)),
    placeholderData: keepPreviousData,
  })
  const { data: points } = useQuery(read(getPointsSummary))
  usePageTitle(t.title)

  /** Every choice is in the URL; another one goes back to the first page. */
  function choose(change: Partial<MallQuery>, mine = isMine) {
    const to = mine ? exchangeableQuery : mallQuery
    void navigate(to.to({ ...query, page: undefined, ...change }), { preventScrollReset: true })
  }

  function go(next: number) {
    choose({ page: next === 1 ? undefined : String(next) })
    scrollToTop()
  }

  return (
    <div className="ly-wrap mall">
      <h1 className="ly-hidden">{t.title}</h1>
      <Hero points={points} />
      <Tools query={query} isMine={isMine} onChoose={choose} />
      <div className="mall-columns">
        <section aria-busy={page.isPlaceholderData}>
          {page.isPending && <CardsWaiting count={8} />}
          {page.isError && <ErrorPanel onRetry={() => void page.refetch()} />}
          {page.data && <ProductList page={page.data} balance={points?.balance} isMine={isMine} onGo={go} />}
        </section>
        <MallSidebar />
      </div>
    </div>
  )
}

const wantedBy = ({ page, order = 'hot', category }: MallQuery) => ({
  pageNo: Number(page) || 1,
  pageSize,
  order,
  ...(category ? { category } : {}),
})

type ProductListProps = {
  readonly page: Result<typeof listProducts>
  readonly balance: number | undefined
  readonly isMine: boolean
  readonly onGo: (page: number) => void
}

function ProductList({ page, balance, isMine, onGo }: ProductListProps) {
  const t = useText(text)
  const [search] = useSearchParams()
  if (page.records.length === 0) return <NothingHere isMine={isMine} isFiltered={search.size > 0} />
  return (
    <>
      <ProductGrid products={page.records} balance={balance} />
      {page.total > pageSize && (
        <div className="mall-pages">
          <Pagination
            page={page.pageNo}
            total={page.total}
            pageSize={pageSize}
            totalText={t.total(shown(page.total))}
            onGo={onGo}
          />
        </div>
      )}
    </>
  )
}

type ToolsProps = {
  readonly query: MallQuery
  readonly isMine: boolean
  readonly onChoose: (change: Partial<MallQuery>, isMine?: boolean) => void
}

function Tools({ query, isMine, onChoose }: ToolsProps) {
  const t = useText(text)
  const { data } = useQuery(read(listMallCategories))
  const categories = [
    { value: '', title: t.all },
    ...(data?.records ?? []).map(({ id, name }) => ({ value: id, title: name })),
  ]
  return (
    <div className="mall-tools">
      <Chips
        label={t.categories}
        options={categories}
        value={query.category ?? ''}
        onChoose={(value) => onChoose({ category: value || undefined })}
      />
      <Checkbox checked={isMine} onChange={({ target }) => onChoose({}, target.checked)}>
        {t.mine}
      </Checkbox>
      <ToolRow
        label={t.order}
        orders={productOrders.map((value) => ({ value, title: t.orders[value] }))}
        order={query.order ?? 'hot'}
        onOrder={(order) => onChoose({ order: order === 'hot' ? undefined : order })}
      />
    </div>
  )
}
