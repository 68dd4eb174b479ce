import { getProduct, listExchanges, type Product } from '@lyceum/contract/mall'
import { getPointsSummary } from '@lyceum/contract/points'
import type { Result } from '@lyceum/contract/kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { hasErrorCode, read } from '#lib/api'
import { showPoints } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button, ButtonLink } from '#ui/form/button'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { SectionHead } from '#ui/layout/section-head'
import { ProductPicture } from '#ui/picture/cover/product-picture'
import { Points } from '#ui/picture/reward/points'
import { mallQuery, productQuery, recordsAt, shown } from '../mall-query.ts'
import { ExchangeDialog } from '../parts/exchange-dialog.tsx'
import { text } from '../text/index.ts'
import './product-page.css'

/** one product, with the exchange button. */
export function ProductPage() {
  const t = useText(text)
  const [search] = useSearchParams()
  const id = productQuery.read(search).id ?? ''
  const product = useQuery({ ...read(getProduct, { id }), enabled: id !== '' })
  usePageTitle(product.data?.title ?? t.title)
  if (id === '' || hasErrorCode(product.error, 'NOT_FOUND') || hasErrorCode(product.error, 'INVALID_INPUT'))
    return (
      <div className="ly-wrap">
        <Empty kind="lost" isPage title={t.emptyFiltered}>
          <ButtonLink to={mallQuery.to()}>{t.seeAll}</ButtonLink>
        </Empty>
      </div>
    )
  return (
    <div className="ly-wrap product-page">
      {product.isPending && <RowsWaiting count={6} />}
      {product.isError && <ErrorPanel onRetry={() => void product.refetch()} />}
      {product.data && <ProductDetail product={product.data} />}
    </div>
  )
}

function ProductDetail({ product }: { readonly product: Result<typeof getProduct> }) {
  const t = useText(text)
  const { id, title, category, categoryId, item, picture, introduction } = product
  return (
    <>
      <Breadcrumb
        trail={[
          { title: t.title, to: mallQuery.to() },
          { title: category, to: mallQuery.to({ category: categoryId }) },
          { title },
        ]}
      />
      <div className="product-head">
        <ProductPicture item={item} seed={id} picture={picture || undefined} />
        <Offer product={product} />
      </div>
      <section className="product-words">
        <SectionHead title={t.introduction} />
        <p>{introduction || t.noIntroduction}</p>
      </section>
      <section className="product-words">
        <SectionHead title={t.notes} />
        <p>{t.notesBody}</p>
      </section>
    </>
  )
}

/** The price, the stock, and the button that opens the form. */
function Offer({ product }: { readonly product: Product }) {
  const t = useText(text)
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const { data: summary } = useQuery(read(getPointsSummary))
  const { title, points, stock, exchanged } = product
  const left = summary && summary.balance - points

  function done() {
    setIsOpen(false)
    showPoints(t.done)
    for (const { path } of [getProduct, getPointsSummary, listExchanges])
      void client.invalidateQueries({ queryKey: [path] })
    void navigate(recordsAt())
  }

  return (
    <div className="product-offer">
      <h1>{title}</h1>
      <p className="product-facts">
        {t.stock(shown(stock))}
        <span>{t.exchanged(shown(exchanged))}</span>
      </p>
      <div className="product-price">
        <span>{t.price}</span>
        <Points size={40}>{shown(points)}</Points>
      </div>
      <div className="product-way">
        {stock === 0 ? (
          <Button size="roomy" disabled>
            {t.soldOut}
          </Button>
        ) : (
          <Button
            look="primary"
            size="roomy"
            disabled={left === undefined || left < 0}
            onClick={() => setIsOpen(true)}
          >
            {t.exchange}
          </Button>
        )}
        {left !== undefined && stock > 0 && (
          <span className="product-after">{left < 0 ? t.missing(shown(-left)) : t.after(shown(left))}</span>
        )}
      </div>
      {isOpen && <ExchangeDialog product={product} onDone={done} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
