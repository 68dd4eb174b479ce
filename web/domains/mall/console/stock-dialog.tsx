import { getManagedProduct, type ManagedProduct, listManagedProducts, moveStock } from '@lyceum/contract/mall'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { FormDialog } from '#ui/overlay/form-dialog'
import { Segmented } from '#ui/layout/segmented'
import { shown } from '../mall-query.ts'
import { text } from './text/index.ts'

type StockDialogProps = { readonly product: ManagedProduct; readonly onClose: () => void }

/** Adjusts the stock with a reason, and shows its history. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  const t = useText(text)
  const [kind, setKind] = useState<'received' | 'corrected'>('received')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const { data } = useQuery(read(getManagedProduct, { id: product.id }))
  const move = useCommand(moveStock, { refresh: [getManagedProduct, listManagedProducts] })
  const isWhole = /^-?\d{1,7}$/.test(amount) && Number(amount) !== 0

  async function book() {
    await move.mutateAsync({ id: product.id, kind, amount: Number(amount), reason })
    showSuccess(t.saved)
    setAmount('')
    setReason('')
  }

  return (
    <FormDialog
      title={t.stockOf(product.title)}
      sub={t.now(shown(data?.stock ?? product.stock))}
      className="mall-console-form"
      submit={t.book}
      isBusy={move.isPending}
      isRight={isWhole && reason.trim() !== ''}
      onSubmit={book}
      onClose={onClose}
      besides={<History movements={data?.movements ?? []} />}
    >
      {(shownError) => (
        <>
          <Segmented
            label={t.kind}
            value={kind}
            options={(['received', 'corrected'] as const).map((value) => ({ value, title: t[value] }))}
            onChoose={setKind}
          />
          <Field
            label={t.amount}
            isRequired
            hint={t.amountHint}
            error={shownError(isWhole ? undefined : t.stockWrong)}
          >
            {(names) => (
              <Input
                {...names}
                inputMode="numeric"
                value={amount}
                onChange={({ target }) => setAmount(target.value)}
              />
            )}
          </Field>
          <Field
            label={t.reason}
            isRequired
            error={shownError(reason.trim() === '' ? t.reasonWrong : undefined)}
          >
            {(names) => (
              <Input
                {...names}
                value={reason}
                maxLength={200}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}

type Movement = {
  readonly at: string
  readonly kind: 'received' | 'corrected' | 'exchanged' | 'returned'
  readonly amount: number
  readonly stockAfter: number
  readonly by: string
  readonly reason: string
}

function History({ movements }: { readonly movements: readonly Movement[] }) {
  const t = useText(text)
  const zone = useZone()
  if (movements.length === 0) return null
  return (
    <section className="mall-console-history">
      <h3>{t.history}</h3>
      <ul>
        {movements.map(({ at, kind, amount, stockAfter, by, reason }) => (
          <li key={`${at} ${stockAfter}`}>
            <time>{shownTime(at, zone)}</time>
            <span>
              {t.kinds[kind]} {by} {reason}
            </span>
            <b>{amount > 0 ? `+${amount}` : amount}</b>
            <small>{t.after(shown(stockAfter))}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
