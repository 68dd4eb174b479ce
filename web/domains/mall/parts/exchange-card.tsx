import {
  cancelExchange,
  confirmExchange,
  type ExchangeRecord,
  listExchanges,
  listProducts,
} from '@lyceum/contract/mall'
import { getPointsSummary } from '@lyceum/contract/points'
import { useState } from 'react'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Timeline } from '#ui/data/timeline'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { ProductPicture } from '#ui/picture/cover/product-picture'
import { Points } from '#ui/picture/reward/points'
import { Status } from '#ui/status/status'
import { statusOf } from '../exchange-status.ts'
import { productQuery, shown } from '../mall-query.ts'
import { text } from '../text/index.ts'
import { stepsOf } from './exchange-steps.ts'
import './exchange-card.css'

/** One exchange: product, state and actions. */
export function ExchangeCard({ exchange }: { readonly exchange: ExchangeRecord }) {
  const t = useText(text)
  const zone = useZone()
  const { id, productId, title, item, picture, points, state, receiver, phone, address } = exchange
  return (
    <li className="exchange-card">
      <ProductPicture item={item} seed={productId} picture={picture || undefined} />
      <div className="exchange-card-words">
        <h2>
          <Link to={productQuery.to({ id: productId })}>{title}</Link>
        </h2>
        <p className="exchange-card-line">
          <Points>{shown(points)}</Points>
          <Status family="delivery" status={statusOf[state]} />
        </p>
        <dl>
          <dt>{t.number}</dt>
          <dd>{id}</dd>
          <dt>{t.to}</dt>
          <dd>
            {receiver} {phone}
            <br />
            {address}
          </dd>
        </dl>
        <Acts exchange={exchange} />
      </div>
      <Timeline items={stepsOf(exchange, { t, zone })} />
    </li>
  )
}

function Acts({ exchange: { id, state, points, logistics } }: { readonly exchange: ExchangeRecord }) {
  const t = useText(text)
  const [confirming, setAsked] = useState<'received' | 'callOff'>()
  const confirm = useCommand(confirmExchange, { refresh: [listExchanges] })
  const cancel = useCommand(cancelExchange, { refresh: [listExchanges, getPointsSummary, listProducts] })
  const close = () => setAsked(undefined)

  return (
    <div className="exchange-card-acts">
      {state === 'SHIPPED' && (
        <>
          <Button look="primary" size="small" onClick={() => setAsked('received')}>
            {t.received}
          </Button>
          <Button
            size="small"
            onClick={() =>
              void navigator.clipboard.writeText(logistics.trackingNo).then(() => showSuccess(t.copied))
            }
          >
            {t.copy}
          </Button>
        </>
      )}
      {state === 'NOT_SHIPPED' && (
        <Button size="small" onClick={() => setAsked('callOff')}>
          {t.callOff}
        </Button>
      )}
      {confirming === 'received' && (
        <ConfirmDialog
          title={t.receivedTitle}
          confirm={t.received}
          onClose={close}
          onConfirm={() =>
            confirm
              .mutateAsync({ id })
              .then(
                () => showSuccess(t.receivedDone),
                () => undefined,
              )
              .finally(close)
          }
        >
          {t.receivedBody}
        </ConfirmDialog>
      )}
      {confirming === 'callOff' && (
        <ConfirmDialog
          title={t.callOffTitle}
          confirm={t.callOff}
          isDanger
          onClose={close}
          onConfirm={() =>
            cancel
              .mutateAsync({ id })
              .then(
                () => showSuccess(t.callOffDone),
                () => undefined,
              )
              .finally(close)
          }
        >
          {t.callOffBody(shown(points))}
        </ConfirmDialog>
      )}
    </div>
  )
}
