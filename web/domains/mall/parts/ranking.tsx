import { getMallRanking } from '@lyceum/contract/honor'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Portrait } from '#ui/picture/portrait'
import { shown } from '../mall-query.ts'
import { text } from '../text/index.ts'

/** The five who have earned most. */
export function Ranking() {
  const t = useText(text)
  const { data } = useQuery(read(getMallRanking, { pageSize: 5 }))
  if (!data || data.records.length === 0) return null
  return (
    <section>
      <h2>
        {t.ranking}
        <Link to="/integral-mall/fame">{t.wholeRanking}</Link>
      </h2>
      <ol>
        {data.records.map(({ place, accountId, name, score }) => (
          <li key={place} className="mall-rank">
            <b>{place}</b>
            <Portrait
              name={name || t.unnamed}
              picture=""
              size={32}
              {...(accountId ? { seed: accountId } : {})}
            />
            <span className="ly-clamp-1">{name || t.unnamed}</span>
            <b>{shown(score)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
