import { useText } from '#lib/text'
import { SectionHead } from '#ui/layout/section-head'
import { text } from './text/index.ts'

type FairnessProps = {
  readonly seen: { readonly easiest: number; readonly hardest: number; readonly expectedScore: number }
  readonly passPercent: number
}

/** A larger difference in percent of the full score counts as unfair. */
const wide = 8

/** The range from the hardest to the easiest paper on the scale of the full score. */
export function Fairness({ seen: { easiest, hardest, expectedScore }, passPercent }: FairnessProps) {
  const t = useText(text)
  const shown = (percent: number) => `${percent.toFixed(1)}%`
  return (
    <section className="simulate-fairness">
      <SectionHead title={t.fairness} />
      <p className="simulate-quiet">
        {t.fairnessLead(shown(easiest), shown(hardest))}
        {' · '}
        {easiest - hardest > wide ? t.unfair : t.fair}
      </p>
      <div className="simulate-scale" aria-hidden="true">
        <i style={{ left: `${hardest}%`, width: `${Math.max(0.6, easiest - hardest)}%` }} />
        <u style={{ left: `${expectedScore}%` }}>
          <span>{t.mean}</span>
        </u>
        <s style={{ left: `${passPercent}%` }}>
          <span>{t.passLine}</span>
        </s>
      </div>
      <ol className="simulate-ticks" aria-hidden="true">
        {[0, 20, 40, 60, 80, 100].map((tick) => (
          <li key={tick}>{tick}</li>
        ))}
      </ol>
    </section>
  )
}
