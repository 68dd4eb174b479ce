import { useText } from '#lib/text'
import type { Tiles } from '#ui/layout/console-tile'
import { MoreLink, SectionHead } from '#ui/layout/section-head'
import { UnitShares } from '../parts/unit-shares.tsx'
import { text } from '../text/index.ts'

/** The share of people who signed in this week, by department. */
export function UnitBars({ tiles }: { readonly tiles: Tiles }) {
  const t = useText(text).units
  const tile = tiles.get('report.units')
  if (tile?.kind !== 'shares') return null
  return (
    <section aria-labelledby="report-units">
      <SectionHead
        id="report-units"
        title={t.title}
        sub={t.sub}
        end={<MoreLink to="/reports">{t.all}</MoreLink>}
      />
      <UnitShares shares={tile.shares} />
    </section>
  )
}
