import { useText } from '#lib/text'
import { defaultZone, shownTime } from '#lib/time/time'
import { text } from '../text/index.ts'
import type { Agreement } from '../use-agreement-texts.ts'
import './agreement-text.css'

/** An agreement: its title, effective date and paragraphs. */
export function AgreementText({ agreement }: { readonly agreement: Agreement }) {
  const t = useText(text).agreement
  const { kind, title, version, publishedAt, paragraphs } = agreement
  const day = publishedAt === '' ? '' : shownTime(publishedAt, defaultZone).slice(0, 10)
  return (
    <article className="agreement-text" aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`}>{title}</h2>
      <p className="agreement-version">{t.version(version, day)}</p>
      {paragraphs.map(({ heading, text }) => (
        <section key={heading + text}>
          {heading !== '' && <h3>{heading}</h3>}
          <p className="agreement-text-body">{text}</p>
        </section>
      ))}
    </article>
  )
}
