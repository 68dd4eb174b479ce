import type { ManagedProduct } from '@lyceum/contract/mall'
import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { StatusDot } from '#ui/feedback/status-dot'
import { Button } from '#ui/form/button'
import { ProductPicture } from '#ui/picture/cover/product-picture'
import { Points } from '#ui/picture/reward/points'
import { type Column, Table } from '#ui/work/table'
import { shown } from '../mall-query.ts'
import { text } from './text/index.ts'

/** Below this the stock is low. */
const low = 10

type ProductTableProps = {
  readonly products: readonly ManagedProduct[]
  readonly empty: ReactNode
  readonly onEdit: (product: ManagedProduct) => void
  readonly onStock: (product: ManagedProduct) => void
}

export function ProductTable({ products, empty, onEdit, onStock }: ProductTableProps) {
  const t = useText(text)
  const columns: readonly Column<ManagedProduct>[] = [
    {
      name: 'product',
      title: t.product,
      render: ({ id, title, item, picture }) => (
        <span className="mall-console-product">
          <ProductPicture item={item} seed={id} picture={picture || undefined} />
          {title}
        </span>
      ),
    },
    { name: 'category', title: t.category, render: ({ category }) => category },
    {
      name: 'points',
      title: t.points,
      align: 'right',
      render: ({ points }) => <Points>{shown(points)}</Points>,
    },
    {
      name: 'stock',
      title: t.stock,
      align: 'right',
      render: ({ stock }) => <span data-low={stock < low || undefined}>{shown(stock)}</span>,
    },
    { name: 'exchanged', title: t.exchanged, align: 'right', render: ({ exchanged }) => shown(exchanged) },
    {
      name: 'state',
      title: t.state,
      render: ({ isShown }) => (
        <StatusDot tone={isShown ? 'success' : 'past'}>{isShown ? t.shown : t.hidden}</StatusDot>
      ),
    },
    {
      name: 'acts',
      title: '',
      align: 'right',
      render: (product) => (
        <span className="mall-console-acts">
          <Button size="small" look="quiet" onClick={() => onEdit(product)}>
            {t.edit}
          </Button>
          <Button size="small" look="quiet" onClick={() => onStock(product)}>
            {t.moveStock}
          </Button>
        </span>
      ),
    },
  ]
  return <Table label={t.products} columns={columns} rows={products} idOf={({ id }) => id} empty={empty} />
}
