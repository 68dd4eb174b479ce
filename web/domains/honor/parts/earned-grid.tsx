import type { EarnedMedal } from '@lyceum/contract/honor'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { text } from '../text/index.ts'
import { MedalIcon } from './medal-icon.tsx'

type EarnedGridProps = {
  readonly medals: readonly EarnedMedal[]
  /** The chosen medals in order; undefined when not choosing. */
  readonly chosen: readonly string[] | undefined
  readonly onChoose: (chosen: readonly string[]) => void
}

export function EarnedGrid({ medals, chosen, onChoose }: EarnedGridProps) {
  return (
    <ul className="medal-grid">
      {medals.map((medal) => (
        <li key={medal.id}>
          {chosen ? (
            <Choice medal={medal} chosen={chosen} onChoose={onChoose} />
          ) : (
            <div className="medal-card">
              <MedalText medal={medal} place={medal.shownAs ?? 0} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

type ChoiceProps = {
  readonly medal: EarnedMedal
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

function Choice({ medal, chosen, onChoose }: ChoiceProps) {
  const place = chosen.indexOf(medal.id) + 1
  return (
    <button
      type="button"
      className="medal-card"
      aria-pressed={place > 0}
      onClick={() => onChoose(place > 0 ? chosen.filter((id) => id !== medal.id) : [...chosen, medal.id])}
    >
      <MedalText medal={medal} place={place} />
    </button>
  )
}

function MedalText({ medal, place }: { readonly medal: EarnedMedal; readonly place: number }) {
  const t = useText(text)
  const zone = useZone()
  return (
    <>
      <MedalIcon medal={medal} />
      {place > 0 && (
        <span className="medal-place" title={t.shownAs(place)}>
          {place}
          <span className="ly-hidden">{t.shownAs(place)}</span>
        </span>
      )}
      <b>{medal.name}</b>
      <small>{shownTime(medal.earnedAt, zone).slice(0, 10)}</small>
    </>
  )
}
