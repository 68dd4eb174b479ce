import { type Gift, type GiftTarget, listGifts } from '@lyceum/contract/points'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { read } from '#lib/api'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Points } from '#ui/picture/reward/points'
import { GiftDialog } from './gift-dialog.tsx'
import { GiftPicture } from './gift-picture.tsx'
import { text } from './text/index.ts'
import './gift.css'

type GiftPanelProps = {
  readonly target: GiftTarget
  /** The name of the target. */
  readonly title: string
  readonly className?: string
}

/** Four gifts for the owner of a target; owners see the number of givers. Nothing without an owner. */
export function GiftPanel({ target, title, className }: GiftPanelProps) {
  const t = useText(text)
  const head = useId()
  const myId = useUser()?.usrEntId
  const [chosen, setChosen] = useState<Gift>()
  const { data } = useQuery({ ...read(listGifts, target), meta: { quiet: true } })
  if (!data?.receiver) return null
  const { receiver, records, givers } = data
  const isMine = receiver.id === myId
  if (isMine && givers === 0) return null
  return (
    <section className={className} aria-labelledby={head}>
      <h2 id={head}>{isMine ? t.received : t.title}</h2>
      {!isMine && (
        <div className="gift-tiles">
          {records.map((item) => (
            <Tile key={item.gift} {...item} onChoose={() => setChosen(item.gift)} />
          ))}
        </div>
      )}
      <GiftSummary givers={givers} isMine={isMine} />
      {chosen && (
        <GiftDialog
          target={target}
          title={title}
          gifts={records}
          receiver={receiver.name}
          first={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  )
}

type TileProps = { readonly gift: Gift; readonly price: number; readonly onChoose: () => void }

function Tile({ gift, price, onChoose }: TileProps) {
  const t = useText(text)
  const name = t.names[gift]
  return (
    <button
      type="button"
      className="gift-tile"
      aria-label={t.tile(name, price)}
      aria-haspopup="dialog"
      onClick={onChoose}
    >
      <GiftPicture gift={gift} />
      {name}
      <Points>{price}</Points>
    </button>
  )
}

function GiftSummary({ givers, isMine }: { readonly givers: number; readonly isMine: boolean }) {
  const t = useText(text)
  const people = givers.toLocaleString('en-US')
  const summary = givers > 0 ? t.givers(people) : t.first
  return <p className="gift-told">{isMine ? t.thanked(people) : summary}</p>
}
