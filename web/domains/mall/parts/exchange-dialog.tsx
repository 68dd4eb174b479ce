import { exchangeProduct, listAddresses, type Product, removeAddress } from '@lyceum/contract/mall'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasErrorCode, read, useCommand } from '#lib/api'
import { report } from '#lib/http/trouble'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { IconButton } from '#ui/form/icon-button'
import { Input } from '#ui/form/input'
import { TextArea } from '#ui/form/text-area'
import { FormDialog } from '#ui/overlay/form-dialog'
import { ProductPicture } from '#ui/picture/cover/product-picture'
import { Points } from '#ui/picture/reward/points'
import { shown } from '../mall-query.ts'
import { isMobile, type Receiver, type ReceiverFault, wrongIn } from '../receiver.ts'
import { text } from '../text/index.ts'
import './exchange-dialog.css'

type ExchangeDialogProps = {
  readonly product: Product
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The delivery address. Problems are shown beside their fields; the server checks points and stock. */
export function ExchangeDialog({ product, onDone, onClose }: ExchangeDialogProps) {
  const t = useText(text)
  const { data: saved } = useQuery(read(listAddresses))
  const [typed, setTyped] = useState<Receiver>()
  const [faults, setFaults] = useState<readonly ReceiverFault[]>([])
  const exchange = useCommand(exchangeProduct, { quiet: true })
  // Starts with the last used address; before the first exchange, with the user's name.
  const name = useUser()?.name ?? ''
  const to = typed ?? saved?.records[0] ?? { receiver: name, phone: '', address: '' }
  const error = (fault: ReceiverFault) => (faults.includes(fault) ? t[fault] : undefined)

  async function go() {
    const wrong = wrongIn(to)
    setFaults(wrong)
    if (wrong.length > 0) return
    const { receiver, phone, address } = to
    try {
      await exchange.mutateAsync({ productId: product.id, receiver, phone, address })
      onDone()
    } catch (caught) {
      if (hasErrorCode(caught, 'PHONE_FORMAT')) setFaults(['phoneWrong'])
      else report(caught)
    }
  }

  const field = (name: keyof Receiver) => ({
    value: to[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...to, [name]: target.value })
      // Changing a field clears its error.
      setFaults(faults.filter((fault) => !fault.startsWith(name)))
    },
  })

  return (
    <FormDialog
      title={t.form}
      className="exchange-form"
      submit={t.confirmExchange(shown(product.points))}
      look="reward"
      isBusy={exchange.isPending}
      onSubmit={go}
      onClose={onClose}
      above={
        <div className="exchange-what">
          <ProductPicture item={product.item} seed={product.id} picture={product.picture || undefined} />
          <span>{product.title}</span>
          <Points size={18}>{shown(product.points)}</Points>
        </div>
      }
      besides={
        <Saved
          chosen={to}
          onChoose={(chosenAddress) => {
            setTyped(chosenAddress)
            setFaults(isMobile(chosenAddress.phone) ? [] : ['phoneWrong'])
          }}
        />
      }
    >
      <Field label={t.receiver} isRequired error={error('receiverMissing')}>
        {(names) => <Input {...names} {...field('receiver')} maxLength={40} autoComplete="name" />}
      </Field>
      <Field label={t.phone} isRequired error={error('phoneMissing') ?? error('phoneWrong')}>
        {(names) => (
          <Input {...names} {...field('phone')} maxLength={30} inputMode="tel" autoComplete="tel" />
        )}
      </Field>
      <Field label={t.address} isRequired error={error('addressMissing')}>
        {(names) => <TextArea {...names} {...field('address')} rows={2} limit={200} />}
      </Field>
    </FormDialog>
  )
}

type SavedProps = { readonly chosen: Receiver; readonly onChoose: (receiver: Receiver) => void }

function Saved({ chosen, onChoose }: SavedProps) {
  const t = useText(text)
  const { data } = useQuery(read(listAddresses))
  const forget = useCommand(removeAddress, { refresh: [listAddresses] })
  if (!data || data.records.length === 0) return null
  return (
    <section className="exchange-saved">
      <h3>{t.saved}</h3>
      <ul>
        {data.records.map(({ id, receiver, phone, address }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={
                chosen.receiver === receiver && chosen.phone === phone && chosen.address === address
              }
              onClick={() => onChoose({ receiver, phone, address })}
            >
              <b>
                {receiver} <span>{phone}</span>
              </b>
              <span className="ly-clamp-1">{address}</span>
            </button>
            <IconButton icon="trash" label={t.forget(receiver)} onClick={() => forget.mutate({ id })} />
          </li>
        ))}
      </ul>
    </section>
  )
}
