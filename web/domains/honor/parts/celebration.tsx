import {
  acknowledgeMedals,
  type EarnedMedal,
  listEarnedMedals,
  listMedalNews,
  listUnattainedMedals,
} from '@lyceum/contract/honor'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button, ButtonLink } from '#ui/form/button'
import { text } from '../text/index.ts'
import { MedalIcon } from './medal-icon.tsx'
import './celebration.css'

/** Blossoms fall around a new medal; with reduced motion they are static. */
const blossoms = Array.from({ length: 14 }, (_, at) => ({
  left: `${(at * 37) % 100}%`,
  delay: `${(at % 7) * 0.18}s`,
  turn: `${(at * 53) % 360}deg`,
}))

/** Shows new medals once, in a corner, without interrupting. Closing it marks them as seen. */
export function Celebration({ medals }: { readonly medals: readonly EarnedMedal[] }) {
  const t = useText(text)
  const [isSeen, setIsSeen] = useState(false)
  const seen = useCommand(acknowledgeMedals, {
    refresh: [listMedalNews, listEarnedMedals, listUnattainedMedals],
    quiet: true,
  })
  if (isSeen) return null

  function close() {
    setIsSeen(true)
    seen.mutate({ medalIds: medals.slice(0, 50).map(({ id }) => id) })
  }

  return (
    <aside className="celebration" aria-live="polite" aria-labelledby="celebration">
      <Blossoms />
      <h2 id="celebration">{medals.length === 1 ? t.news : t.newsMany(medals.length)}</h2>
      <ul>
        {medals.slice(0, 3).map((medal) => (
          <li key={medal.id}>
            <MedalIcon medal={medal} size={medals.length === 1 ? 128 : 80} />
            <b>{medal.name}</b>
            <span>{medal.words || t.activities[medal.deed](medal.needed.toLocaleString('en-US'))}</span>
          </li>
        ))}
      </ul>
      <div className="celebration-acts">
        <ButtonLink size="small" to="/personal/userMedal" onClick={close}>
          {t.seeMedals}
        </ButtonLink>
        <Button size="small" look="reward" onClick={close}>
          {t.nice}
        </Button>
      </div>
    </aside>
  )
}

function Blossoms() {
  return (
    <div className="celebration-blossoms" aria-hidden="true">
      {blossoms.map(({ left, delay, turn }) => (
        <svg
          key={`${left} ${delay}`}
          viewBox="-8 -8 16 16"
          style={{ left, animationDelay: delay, rotate: turn }}
        >
          <path
            d="M0-.4C-1.7-1.4-1.8-3.7 0-5c1.8 1.3 1.7 3.6 0 4.6ZM0 .4C1.7 1.4 1.8 3.7 0 5c-1.8-1.3-1.7-3.6 0-4.6ZM.4 0c1-1.7 3.3-1.8 4.6 0-1.3 1.8-3.6 1.7-4.6 0ZM-.4 0c-1 1.7-3.3 1.8-4.6 0 1.3-1.8 3.6-1.7 4.6 0Z"
            fill="var(--c-reward)"
          />
        </svg>
      ))}
    </div>
  )
}
