import type { UnattainedMedal } from '@lyceum/contract/honor'
import { useText } from '#lib/text'
import { Progress } from '#ui/data/progress'
import { text } from '../text/index.ts'
import { MedalFace } from './medal-face.tsx'

const shown = (count: number) => count.toLocaleString('en-US')

/** What is still to come, the nearest first, each with what it takes. */
export function UnattainedGrid({ medals }: { readonly medals: readonly UnattainedMedal[] }) {
  const t = useText(text)
  return (
    <ul className="medal-grid">
      {medals.map((medal) => {
        const { id, name, words, deed, count, needed } = medal
        return (
          <li key={id} className="medal-card">
            <MedalFace medal={medal} isLocked />
            <b>{name}</b>
            <small>{words || t.deeds[deed](shown(needed))}</small>
            <Progress percent={(100 * count) / needed} label={t.progress(shown(count), shown(needed))} />
            <small>{t.left(shown(needed - count))}</small>
          </li>
        )
      })}
    </ul>
  )
}
