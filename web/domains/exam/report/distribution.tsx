import { withPosition } from '#lib/page/with-position'
import { useText } from '#lib/text'
import { SectionHead } from '#ui/layout/section-head'
import { text } from './text/index.ts'
import type { Report } from './report.ts'

/** The score distribution by tens of percent, with the learner's position. */
export function Distribution({ report }: { readonly report: Report }) {
  const t = useText(text).report
  const { distribution, takers, score, fullScore } = report
  const most = Math.max(1, ...distribution)
  const mine = score === null || fullScore === 0 ? -1 : Math.min(9, Math.floor((score / fullScore) * 10))
  return (
    <section className="exam-distribution">
      <SectionHead title={t.distribution} sub={t.takers(takers)} />
      <ol>
        {withPosition(distribution.map((people) => ({ people }))).map(({ at, people }) => (
          <li key={at} data-mine={at === mine}>
            <span className="ly-hidden">{t.inTens(at * 10, people)}</span>
            {at === mine && <em>{t.here}</em>}
            <i style={{ height: `${Math.max(2, (people / most) * 100)}%` }} aria-hidden="true" />
            <small aria-hidden="true">{at * 10}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
