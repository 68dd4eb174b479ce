import type { UnattainedMedal } from '@lyceum/contract/honor'
import { useText } from '#lib/text'
import { Progress } from '#ui/data/progress'
import { text } from '../text/index.ts'
import { MedalIcon } from './medal-icon.tsx'

const shown = (count: number) => count.toLocaleString('en-US')

/** Medals still to earn, nearest first, each with its condition. */
export function UnattainedGrid({ medals }: { readonly medals: readonly UnattainedMedal[] }) {
  const t = useText(text)
  return (
    <ul className="medal-grid">
      {medals.map((medal) => {
        const { id, name, words: description, deed, count, needed } = medal
        return (
          <li key={id} className="medal-card">
            <MedalIcon medal={medal} isLocked />
            <b>{name}</b>
            <small>{description || t.activities[deed](shown(needed))}</small>
            <Progress percent={(100 * count) / needed} label={t.progress(shown(count), shown(needed))} />
            <small>{t.left(shown(needed - count))}</small>
          </li>
        )
      })}
    </ul>
  )
}
