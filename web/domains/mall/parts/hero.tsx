import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Coin } from '#ui/picture/reward/coin'
import { Icon } from '#ui/picture/icon'
import { Osmanthus } from '#ui/picture/reward/osmanthus'
import { shown } from '../mall-query.ts'
import { text } from '../text/index.ts'
import './hero.css'

/** What one may spend, under the branch that points grow on. */
export function Hero({ balance }: { readonly balance: number | undefined }) {
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
          {balance === undefined ? '–' : shown(balance)}
        </b>
        <nav>
          <Link to="/personal/integral">
            {t.details}
            <Icon name="right" size={14} />
          </Link>
          <Link to="/personal/integral?tab=rules">
            {t.how}
            <Icon name="right" size={14} />
          </Link>
        </nav>
      </div>
    </section>
  )
}
