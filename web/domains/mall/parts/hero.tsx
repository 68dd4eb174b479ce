import type { getPointsSummary } from '@lyceum/contract/points'
import type { Result } from '@lyceum/contract/kit'
import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Coin } from '#ui/picture/reward/coin'
import { Icon } from '#ui/picture/icon'
import { Osmanthus } from '#ui/picture/reward/osmanthus'
import { shown } from '../mall-query.ts'
import { text } from '../text/index.ts'
import './hero.css'

type HeroProps = {
  /** Undefined until loaded. */
  readonly points: Result<typeof getPointsSummary> | undefined
}

/** The available points in the banner. */
export function Hero({ points }: HeroProps) {
  const t = useText(text)
  return (
    <section className="mall-hero" aria-label={t.balance}>
      <div className="mall-hero-art">
        <Osmanthus />
      </div>
      <div className="mall-hero-words">
        <span>{t.balance}</span>
        <b>
          <Coin size={40} />
          {points ? shown(points.balance) : '–'}
        </b>
        <nav>
          {points && <span>{t.month(shown(points.month))}</span>}
          <Link to="/personal/integral">
            {t.details}
            <Icon name="right" size={14} />
          </Link>
          <Link to="/personal/integral?view=rules">
            {t.how}
            <Icon name="right" size={14} />
          </Link>
        </nav>
      </div>
    </section>
  )
}
