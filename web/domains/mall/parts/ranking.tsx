import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Portrait } from '#ui/picture/portrait'
import { rankingSlot } from '../from-above.ts'
import { shown } from '../mall-query.ts'
import { text } from '../text/index.ts'

/** The five people with the most points. */
export function Ranking() {
  const t = useText(text)
  const ranked = rankingSlot.get()(5)
  if (ranked.length === 0) return null
  return (
    <section>
      <h2>
        {t.ranking}
        <Link to="/integral-mall/fame">{t.wholeRanking}</Link>
      </h2>
      <ol>
        {ranked.map(({ place, accountId, name, score }) => (
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
