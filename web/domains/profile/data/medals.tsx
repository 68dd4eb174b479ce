import { listEarnedMedals, listUnattainedMedals } from '@lyceum/contract/honor'
import { useQuery } from '@tanstack/react-query'
import { MedalIcon } from '#domains/honor'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { MoreLink, SectionHead } from '#ui/layout/section-head'
import { text } from '../text/index.ts'

const shownAtOnce = 6

/** The newest medals and the nearest one; of other users only earned ones. */
export function Medals({ userId }: { readonly userId?: string | undefined }) {
  const t = useText(text).data
  const zone = useZone()
  const earned = useQuery(read(listEarnedMedals, userId ? { userId } : {}))
  const missing = useQuery({ ...read(listUnattainedMedals), enabled: userId === undefined })
  if (!earned.data) return null
  const { records } = earned.data
  const next = userId === undefined ? missing.data?.records[0] : undefined
  const shown = records.slice(0, next ? shownAtOnce - 1 : shownAtOnce)
  return (
    <section className="data-section">
      <SectionHead
        title={t.medals}
        sub={t.medalsSub(records.length, records.filter(({ shownAs }) => shownAs !== null).length)}
        end={userId === undefined && <MoreLink to="/personal/userMedal">{t.manage}</MoreLink>}
      />
      {shown.length === 0 && <p className="data-none">{t.noMedals}</p>}
      <ul className="data-medals">
        {shown.map((medal) => (
          <li key={medal.id}>
            <MedalIcon medal={medal} size={88} />
            <b>{medal.name}</b>
            <small>{shownTime(medal.earnedAt, zone).slice(0, 10)}</small>
          </li>
        ))}
        {next && (
          <li>
            <MedalIcon medal={next} size={88} isLocked />
            <b>{next.name}</b>
            <small>{t.left(next.needed - next.count)}</small>
          </li>
        )}
      </ul>
    </section>
  )
}
