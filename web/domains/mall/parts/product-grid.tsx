import type { Product } from '@lyceum/contract/mall'
import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Button, ButtonLink } from '#ui/form/button'
import { ProductPicture } from '#ui/picture/cover/product-picture'
import { Points } from '#ui/picture/reward/points'
import { Tag } from '#ui/status/tag'
import { productQuery, shown } from '../mall-query.ts'
import { text } from '../text/index.ts'
import './product-grid.css'

/** Below this a card shows how many are left. */
const few = 10
/** From this number of exchanges on, a product is marked as popular. */
const popularFrom = 500

type ProductGridProps = {
  readonly products: readonly Product[]
  /** Undefined until loaded. */
  readonly balance: number | undefined
}

export function ProductGrid({ products, balance }: ProductGridProps) {
  return (
    <ul className="mall-grid">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} balance={balance} />
      ))}
    </ul>
  )
}

type ProductCardProps = { readonly product: Product; readonly balance: number | undefined }

function ProductCard({ product, balance }: ProductCardProps) {
  const t = useText(text)
  const { id, title, points, stock, exchanged, item, picture } = product
  return (
    <li className={`mall-card${stock === 0 ? ' mall-card-out' : ''}`}>
      <div className="mall-card-picture">
        <ProductPicture item={item} seed={id} picture={picture || undefined} />
        <Label product={product} />
      </div>
      <h2>
        <Link to={productQuery.to({ id })}>{title}</Link>
      </h2>
      <div className="mall-card-price">
        <Points size={18}>{shown(points)}</Points>
        <ExchangeLink product={product} balance={balance} />
      </div>
      <p>
        {t.stock(shown(stock))}
        <span>{t.exchanged(shown(exchanged))}</span>
      </p>
    </li>
  )
}

function Label({ product: { stock, exchanged } }: { readonly product: Product }) {
  const t = useText(text)
  if (stock > 0 && stock < few)
    return (
      <span className="mall-card-label">
        <Tag tone="error">{t.few(stock)}</Tag>
      </span>
    )
  if (stock === 0 || exchanged < popularFrom) return null
  return (
    <span className="mall-card-label">
      <Tag tone="reward">{t.hot}</Tag>
    </span>
  )
}

/** The exchange link, the missing points, or sold out. */
function ExchangeLink({ product: { id, title, stock, points }, balance }: ProductCardProps) {
  const t = useText(text)
  if (stock === 0)
    return (
      <Button size="small" disabled>
        {t.soldOut}
      </Button>
    )
  if (balance !== undefined && balance < points)
    return <span className="mall-card-missing">{t.missing(shown(points - balance))}</span>
  return (
    <ButtonLink size="small" to={productQuery.to({ id })} aria-label={t.exchangeOf(title)}>
      {t.exchange}
    </ButtonLink>
  )
}
