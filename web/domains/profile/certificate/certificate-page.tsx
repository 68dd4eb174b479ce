import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ButtonLink } from '#ui/form/button'
import { text } from '../text/index.ts'
import '../people/people.css'

/** certificates come with certified training; without any, the page explains how. */
export function CertificatePage() {
  const t = useText(text).certificate
  usePageTitle(t.title)
  return (
    <section className="people-page">
      <h1>{t.title}</h1>
      <Empty kind="start" title={t.none} hint={t.noneHint}>
        <ButtonLink to="/personal/study">{t.study}</ButtonLink>
      </Empty>
    </section>
  )
}
