import { listOrders, type Order, shipExchange } from '@lyceum/contract/mall'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { FormDialog } from '#ui/overlay/form-dialog'
import { text } from './text/index.ts'

type ShipDialogProps = { readonly order: Order; readonly onClose: () => void }

/** The carrier and the tracking number of an order. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const t = useText(text)
  const [carrier, setCarrier] = useState(order.logistics.carrier)
  const [trackingNo, setTrackingNo] = useState(order.logistics.trackingNo)
  const ship = useCommand(shipExchange, { refresh: [listOrders] })
  const hasCarrier = carrier.trim() !== ''
  const hasNumber = /^[\w-]{1,40}$/.test(trackingNo.trim())

  async function save() {
    await ship.mutateAsync({ id: order.id, carrier, trackingNo: trackingNo.trim() })
    showSuccess(t.shipped)
    onClose()
  }

  return (
    <FormDialog
      title={t.shipTitle}
      sub={`${order.title} · ${order.receiver}`}
      className="mall-console-form"
      submit={t.ship}
      isBusy={ship.isPending}
      isRight={hasCarrier && hasNumber}
      onSubmit={save}
      onClose={onClose}
    >
      {(shownError) => (
        <>
          <Field label={t.carrier} isRequired error={shownError(hasCarrier ? undefined : t.carrierWrong)}>
            {(names) => (
              <Input
                {...names}
                value={carrier}
                maxLength={40}
                onChange={({ target }) => setCarrier(target.value)}
              />
            )}
          </Field>
          <Field label={t.trackingNo} isRequired error={shownError(hasNumber ? undefined : t.trackingWrong)}>
            {(names) => (
              <Input
                {...names}
                value={trackingNo}
                maxLength={40}
                onChange={({ target }) => setTrackingNo(target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}
