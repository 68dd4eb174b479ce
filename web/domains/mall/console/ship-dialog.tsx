import { listOrders, type Order, shipExchange } from '@lyceum/contract/mall'
import { type SubmitEvent, useId, useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { text } from './text/index.ts'

type ShipDialogProps = { readonly order: Order; readonly onClose: () => void }

/** Whose parcel it is and under which number it travels. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const t = useText(text)
  const id = useId()
  const [carrier, setCarrier] = useState(order.logistics.carrier)
  const [trackingNo, setTrackingNo] = useState(order.logistics.trackingNo)
  const [isTried, setIsTried] = useState(false)
  const ship = useCommand(shipExchange, { refresh: [listOrders] })
  const hasCarrier = carrier.trim() !== ''
  const hasNumber = /^[\w-]{1,40}$/.test(trackingNo.trim())

  async function save(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!hasCarrier || !hasNumber) return
    await ship.mutateAsync({ id: order.id, carrier, trackingNo: trackingNo.trim() })
    showSuccess(t.shipped)
    onClose()
  }

  return (
    <Modal
      title={t.shipTitle}
      sub={`${order.title} · ${order.receiver}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button type="submit" form={id} look="primary" isBusy={ship.isPending}>
            {t.ship}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="mall-console-form"
        noValidate
        onSubmit={(event) => void save(event).catch(() => undefined)}
      >
        <Field label={t.carrier} isRequired error={isTried && !hasCarrier ? t.carrierWrong : undefined}>
          {(names) => (
            <Input
              {...names}
              value={carrier}
              maxLength={40}
              onChange={({ target }) => setCarrier(target.value)}
            />
          )}
        </Field>
        <Field label={t.trackingNo} isRequired error={isTried && !hasNumber ? t.trackingWrong : undefined}>
          {(names) => (
            <Input
              {...names}
              value={trackingNo}
              maxLength={40}
              onChange={({ target }) => setTrackingNo(target.value)}
            />
          )}
        </Field>
      </form>
    </Modal>
  )
}
