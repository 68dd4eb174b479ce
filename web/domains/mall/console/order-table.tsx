import type { Order } from '@lyceum/contract/mall'
import type { ReactNode } from 'react'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { ProductPicture } from '#ui/picture/cover/product-picture'
import { Points } from '#ui/picture/reward/points'
import { Status } from '#ui/status/status'
import { type Column, Table } from '#ui/work/table'
import { statusOf } from '../exchange-status.ts'
import { shown } from '../mall-query.ts'
import { text } from './text/index.ts'

type OrderTableProps = {
  readonly orders: readonly Order[]
  readonly empty: ReactNode
  readonly onShip: (order: Order) => void
  readonly onCallOff: (order: Order) => void
}

export function OrderTable({ orders, empty, onShip, onCallOff }: OrderTableProps) {
  const t = useText(text)
  const zone = useZone()
  const columns: readonly Column<Order>[] = [
    {
      name: 'product',
      title: t.product,
      render: ({ productId, title, item, picture, points }) => (
        <span className="mall-console-product">
          <ProductPicture item={item} seed={productId} picture={picture || undefined} />
          <span>
            {title}
            <br />
            <Points>{shown(points)}</Points>
          </span>
        </span>
      ),
    },
    {
      name: 'person',
      title: t.person,
      render: ({ name, unit }) => (
        <>
          {name}
          <br />
          <small>{unit}</small>
        </>
      ),
    },
    {
      name: 'receiver',
      title: t.receiver,
      render: ({ receiver, phone, address }) => (
        <span className="mall-console-receiver">
          {receiver} {phone}
          <br />
          <small>{address}</small>
        </span>
      ),
    },
    { name: 'at', title: t.at, render: ({ createdAt }) => shownTime(createdAt, zone) },
    {
      name: 'state',
      title: t.state,
      render: ({ state, logistics: { carrier, trackingNo } }) => (
        <>
          <Status family="delivery" status={statusOf[state]} />
          {trackingNo && (
            <>
              <br />
              <small>
                {carrier} {trackingNo}
              </small>
            </>
          )}
        </>
      ),
    },
    {
      name: 'acts',
      title: '',
      align: 'right',
      render: (order) => <Acts order={order} onShip={onShip} onCallOff={onCallOff} />,
    },
  ]
  return <Table label={t.orders} columns={columns} rows={orders} idOf={({ id }) => id} empty={empty} />
}

type ActsProps = Pick<OrderTableProps, 'onShip' | 'onCallOff'> & { readonly order: Order }

function Acts({ order, onShip, onCallOff }: ActsProps) {
  const t = useText(text)
  const isWaiting = order.state === 'NOT_SHIPPED'
  return (
    <span className="mall-console-acts">
      {(isWaiting || order.state === 'SHIPPED') && (
        <Button size="small" look={isWaiting ? 'soft' : 'quiet'} onClick={() => onShip(order)}>
          {isWaiting ? t.ship : t.correct}
        </Button>
      )}
      {isWaiting && (
        <Button size="small" look="quiet" onClick={() => onCallOff(order)}>
          {t.callOff}
        </Button>
      )}
    </span>
  )
}
