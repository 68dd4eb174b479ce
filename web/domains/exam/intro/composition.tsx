import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import type { Intro } from './intro.ts'

/** The composition of the paper: one bar, and its parts by name. */
export function Composition({ types }: { readonly types: Intro['types'] }) {
  const t = useText(text)
  if (types.length === 0) return null
  return (
    <section className="exam-composition" aria-labelledby="exam-composition">
      <h2 id="exam-composition">{t.tips.composition}</h2>
      <div className="exam-composition-bar" aria-hidden="true">
        {types.map(({ type, questions }) => (
          <i key={type} data-type={type} style={{ flexGrow: questions }} />
        ))}
      </div>
      <dl>
        {types.map(({ type, questions }) => (
          <div key={type}>
            <dt>
              <i data-type={type} aria-hidden="true" />
              {t.types[type]}
            </dt>
            <dd>{questions}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
