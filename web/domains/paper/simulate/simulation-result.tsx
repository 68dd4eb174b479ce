import type { simulatePaper } from '@lyceum/contract/paper'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { ShareBars } from '#ui/chart/share-bars'
import { Stat, StatRow } from '#ui/data/stat'
import { Banner } from '#ui/feedback/banner'
import { ButtonLink } from '#ui/form/button'
import { SectionHead } from '#ui/layout/section-head'
import { Fairness } from './fairness.tsx'
import { text } from './text/index.ts'

type Seen = Result<typeof simulatePaper>
type OutcomeProps = { readonly seen: Seen; readonly passPercent: number; readonly paperId: string }

const mostPoints = 12
const whole = (share: number) => `${Math.round(share * 100)}%`

/** The result of 500 simulated papers: in figures, then in charts. */
export function Outcome({ seen, passPercent, paperId }: OutcomeProps) {
  const t = useText(text)
  return (
    <>
      <Shortages seen={seen} paperId={paperId} />
      <Narrow seen={seen} />
      <Figures seen={seen} />
      <Fairness seen={seen} passPercent={passPercent} />
      <div className="simulate-charts">
        <section>
          <SectionHead title={t.difficulties} />
          <p className="simulate-quiet">{t.difficultiesLead}</p>
          <Spreads rows={seen.difficulties.map((row) => ({ ...row, name: t.difficulty(row.difficulty) }))} />
        </section>
        <section>
          <SectionHead title={t.points} />
          <p className="simulate-quiet">{seen.points.length > 0 ? t.pointsLead : t.noPoints}</p>
          <Spreads rows={seen.points.toSorted((a, b) => b.mean - a.mean).slice(0, mostPoints)} />
          {seen.points.length > mostPoints && (
            <p className="simulate-quiet">{t.morePoints(seen.points.length - mostPoints)}</p>
          )}
        </section>
      </div>
    </>
  )
}

function Figures({ seen }: { readonly seen: Seen }) {
  const t = useText(text)
  const { overlap, usage, expectedPass, expectedScore, guessed } = seen
  return (
    <StatRow>
      <Stat
        label={t.expectedPass}
        value={`${Math.round(expectedPass)}%`}
        note={guessed > 0 ? t.guessed(guessed) : t.measured}
      />
      <Stat label={t.expectedScore} value={`${Math.round(expectedScore)}%`} />
      <Stat label={t.overlap} value={whole(overlap.mean)} note={t.overlapMost(whole(overlap.most))} />
      <Stat label={t.usage} value={t.usageOf(usage.used, usage.fitting)} note={t.busiest(usage.busiest)} />
    </StatRow>
  )
}

function Shortages({ seen, paperId }: Omit<OutcomeProps, 'passPercent'>) {
  const t = useText(text)
  const missing = seen.shortages.reduce((sum, shortage) => sum + shortage.missing, 0)
  if (missing === 0) return <Banner tone="success">{t.noShortage}</Banner>
  return (
    <Banner
      tone="warning"
      title={t.short(missing)}
      action={
        <ButtonLink size="small" to={`/papers/${paperId}`}>
          {t.mend}
        </ButtonLink>
      }
    >
      {t.shortNote}
      <ul className="simulate-shortages">
        {seen.shortages.map((shortage) => (
          <li key={shortage.rule}>
            <span>{t.rule(shortage.rule + 1)}</span>
            <span>{t.needed(shortage.wanted, shortage.fitting)}</span>
            <b>{t.lacks(shortage.missing)}</b>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** All papers can be generated, but a rule has too few questions to choose from, so papers repeat them. */
function Narrow({ seen: { narrow } }: { readonly seen: Seen }) {
  const t = useText(text)
  if (narrow.length === 0) return null
  return (
    <Banner tone="warning" title={t.narrow(narrow.length)}>
      {t.narrowNote}
      <ul className="simulate-shortages">
        {narrow.map(({ rule, wanted: needed, fitting }) => (
          <li key={rule}>
            <span>{t.rule(rule + 1)}</span>
            <span>{t.needed(needed, fitting)}</span>
            <b>{fitting === needed ? t.allSame : t.muchSame}</b>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

type Row = {
  readonly name: string
  readonly least: number
  readonly mean: number
  readonly most: number
}

function Spreads({ rows }: { readonly rows: readonly Row[] }) {
  const t = useText(text)
  if (rows.length === 0) return null
  return (
    <div className="simulate-spreads">
      <ShareBars
        whole={Math.max(1, ...rows.map(({ most }) => most))}
        shares={rows.map(({ name, least, mean, most }) => ({
          name,
          value: mean,
          shown: t.spread(mean.toFixed(1), least, most),
          colour: 'var(--c-brand)',
        }))}
      />
    </div>
  )
}
