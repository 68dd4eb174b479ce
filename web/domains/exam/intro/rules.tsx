import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import type { Intro } from './intro.ts'

/** The rules that apply to this exam, as text. */
export function Rules({ intro }: { readonly intro: Intro }) {
  const t = useText(text).tips
  const { screenCutLimit, screenCutPolicy, timeoutPolicy, types } = intro
  const isMarked = types.some(({ type }) => type === 'ES' || type === 'SR' || type === 'SI')
  const rules = [
    t.rules.clock[timeoutPolicy],
    ...(screenCutLimit === null ? [] : [t.rules.cuts[screenCutPolicy](screenCutLimit)]),
    t.rules.saved,
    t.rules.marks,
    isMarked ? t.rules.byMarkers : t.rules.atOnce,
  ]
  return (
    <section className="exam-rules" aria-labelledby="exam-rules">
      <h2 id="exam-rules">{t.rules.title}</h2>
      <ol>
        {rules.map((rule, at) => (
          <li key={rule}>
            <span className="ly-song" aria-hidden="true">
              {at + 1}
            </span>
            {rule}
          </li>
        ))}
      </ol>
    </section>
  )
}
