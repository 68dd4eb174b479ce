import { type Gift, type GiftTarget, giveGift, listGifts } from '@lyceum/contract/points'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { FormDialog } from '#ui/overlay/form-dialog'
import { Points } from '#ui/picture/reward/points'
import { billQuery } from '../bill/bill-query.ts'
import { movedBy } from '../refresh-after-points.ts'
import { usePointsSummary } from '../sign-in.ts'
import { GiftPicture } from './gift-picture.tsx'
import { text } from './text/index.ts'

type GiftDialogProps = {
  readonly target: GiftTarget
  readonly title: string
  readonly gifts: readonly { readonly gift: Gift; readonly price: number }[]
  readonly receiver: string
  readonly first: Gift
  readonly onClose: () => void
}

/** Chooses a gift with its price and the user's balance. Unaffordable gifts are marked; the server decides. */
export function GiftDialog({ target, title, gifts, receiver, first, onClose }: GiftDialogProps) {
  const t = useText(text)
  const [gift, setGift] = useState(first)
  const balance = usePointsSummary()?.balance
  const give = useCommand(giveGift, { refresh: [listGifts, ...movedBy] })
  const price = gifts.find((item) => item.gift === gift)?.price ?? 0
  const missing = balance === undefined ? 0 : Math.max(0, price - balance)

  return (
    <FormDialog
      title={t.dialog}
      sub={title}
      submit={t.give(String(price))}
      look="reward"
      isBusy={give.isPending}
      isRight={missing === 0}
      onSubmit={async () => {
        await give.mutateAsync({ ...target, gift })
        showSuccess(t.given(t.names[gift], receiver))
        onClose()
      }}
      onClose={onClose}
    >
      <p className="gift-to">
        <b>{t.to(receiver)}</b>
        <span>
          {balance !== undefined && (
            <>
              {t.balance} <Points size={16}>{balance.toLocaleString('en-US')}</Points>
            </>
          )}
        </span>
      </p>
      <fieldset className="gift-tiles">
        <legend className="ly-hidden">{t.choice}</legend>
        {gifts.map((item) => (
          <label key={item.gift} className="gift-tile">
            <input
              type="radio"
              name="gift"
              aria-label={t.tile(t.names[item.gift], item.price)}
              checked={item.gift === gift}
              onChange={() => setGift(item.gift)}
            />
            <GiftPicture gift={item.gift} />
            {t.names[item.gift]}
            <Points>{item.price}</Points>
          </label>
        ))}
      </fieldset>
      <output className="gift-short">
        {missing > 0 && (
          <>
            {t.short(missing.toLocaleString('en-US'))}{' '}
            <Link to={billQuery.to({ view: 'rules' })}>{t.earn}</Link>
          </>
        )}
      </output>
    </FormDialog>
  )
}
