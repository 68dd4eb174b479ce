import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { Link } from 'react-router'
import { Coin } from '#ui/picture/reward/coin'
import { Osmanthus } from '#ui/picture/reward/osmanthus'
import { usePointsSummary } from '../sign-in.ts'
import { text } from './text/index.ts'

const shown = (points: number) => points.toLocaleString('en-US')

/** The balance in the banner. */
export function BillBanner() {
  const t = useText(text)
  const summary = usePointsSummary()
  return (
    <section className="bill-banner" aria-label={t.balance}>
      <Osmanthus />
      <p>{t.balance}</p>
      <b className="bill-balance">
        <Coin size={40} />
        {summary ? shown(summary.balance) : '–'}
      </b>
      <p className="bill-facts">
        {summary && <span>{t.month(shown(summary.month))}</span>}
        {summary && <span>{t.lifetime(shown(summary.lifetime))}</span>}
        {summary && summary.held > 0 && <span>{t.frozen(shown(summary.held))}</span>}
        <Link to="/integral-mall/list">
          {t.mall}
          <Icon name="right" size={14} />
        </Link>
      </p>
    </section>
  )
}
