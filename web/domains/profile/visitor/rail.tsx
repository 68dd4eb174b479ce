import { getHonours } from '@lyceum/contract/honor'
import { getUserDetail } from '@lyceum/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MedalIcon } from '#domains/honor'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'

/** The user's followers, followed people and likes. */
export function PersonCounts({ id }: { readonly id: string }) {
  const t = useText(text).people
  const { data } = useQuery({ ...read(getUserDetail, { id }), meta: { quiet: true } })
  if (!data) return null
  return (
    <p className="personal-counts">
      <Link to="/personal/fans">
        <b>{data.fans ?? 0}</b>
        <span>{t.fans}</span>
      </Link>
      <Link to="/personal/attention">
        <b>{data.follows ?? 0}</b>
        <span>{t.follows}</span>
      </Link>
      <span>
        <b>{data.likes}</b>
        <span>{t.likes}</span>
      </span>
    </p>
  )
}

/** The displayed medals. */
export function RailMedals() {
  const { data } = useQuery({ ...read(getHonours, {}), meta: { quiet: true } })
  if (!data || data.shown.length === 0) return null
  return (
    <p className="personal-medals">
      {data.shown.map((medal) => (
        <span key={medal.id} title={medal.name}>
          <MedalIcon medal={medal} size={34} />
        </span>
      ))}
    </p>
  )
}
