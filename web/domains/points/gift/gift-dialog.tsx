import { type Gift, type GiftTarget, giveGift, listGifts } from '@lyceum/contract/points'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { FormDialog } from '#ui/overlay/form-dialog'
import { Points } from '#ui/picture/reward/points'
import { billQuery } from '../bill/bill-query.ts'
import { movedBy } from '../moved-by.ts'
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

/** Which gift, what it costs and what one has. What is too dear is said before; the server has the last word. */
export function GiftDialog({ target, title, gifts, receiver, first, onClose }: GiftDialogProps) {
  const t = useText(text)
  const [gift, setGift] = useState(first)
  const balance = usePointsSummary()?.balance
  const give = useCommand(giveGift, { refresh: [listGifts, ...movedBy] })
  const price = gifts.find((one) => one.gift === gift)?.price ?? 0
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
        {gifts.map((one) => (
          <label key={one.gift} className="gift-tile">
            <input
              type="radio"
              name="gift"
              aria-label={t.tile(t.names[one.gift], one.price)}
              checked={one.gift === gift}
              onChange={() => setGift(one.gift)}
            />
            <GiftPicture gift={one.gift} />
            {t.names[one.gift]}
            <Points>{one.price}</Points>
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
