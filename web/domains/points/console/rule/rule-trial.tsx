import { type RuleName, type RuleSheet, simulateRule, type Simulated } from '@lyceum/contract/points'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError, read } from '#lib/api'
import { useText } from '#lib/text'
import { Skeleton } from '#ui/feedback/skeleton'
import { text } from './text/index.ts'

type TrialProps = { readonly name: RuleName; readonly sheet: RuleSheet }

/** What the rule would have given in the last thirty days, beside what was paid; recalculated with every change. */
export function Trial({ name, sheet }: TrialProps) {
  const t = useText(text)
  const { data, error, isFetching } = useQuery({
    ...read(simulateRule, { name, ...sheet }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className="rules-trial" aria-busy={isFetching} aria-live="polite">
      <h3>{t.trial}</h3>
      {error && <p>{error instanceof ApiError ? error.message : ''}</p>}
      {!data && !error && <Skeleton height="96px" />}
      {data && !error && <Outcome data={data} isTier={name.startsWith('score')} />}
    </section>
  )
}

const shown = (count: number) => count.toLocaleString('en-US')

function Outcome({ data, isTier }: { readonly data: Simulated; readonly isTier: boolean }) {
  const t = useText(text)
  const { from, to, deeds, paid, proposed } = data
  const more = proposed.points - paid.points
  return (
    <>
      <p className="rules-quiet">
        {t.trialLead(from, to, shown(deeds))} {isTier && t.tiers}
      </p>
      <table className="rules-figures" aria-label={t.figures}>
        <thead>
          <tr>
            <th scope="col">{t.figures}</th>
            <th scope="col">{t.people}</th>
            <th scope="col">{t.count}</th>
            <th scope="col">{t.sum}</th>
          </tr>
        </thead>
        <tbody>
          {[['paid', paid] as const, ['proposed', proposed] as const].map(([which, figures]) => (
            <tr key={which}>
              <th scope="row">{t[which]}</th>
              <td>{shown(figures.people)}</td>
              <td>{shown(figures.times)}</td>
              <td>{shown(figures.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="rules-verdict">
        <b>{more === 0 ? t.same : more > 0 ? t.more(shown(more)) : t.fewer(shown(-more))}</b>
        {proposed.most > 0 && <span className="rules-quiet">{t.most(shown(proposed.most))}</span>}
      </p>
    </>
  )
}
