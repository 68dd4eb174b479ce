import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ButtonLink } from '#ui/form/button'
import { GateResult } from '../parts/gate-result.tsx'
import { text } from '../text/index.ts'

/** For who did not accept the agreement: nothing is lost, and the way back is open. */
export function DisagreePage() {
  const t = useText(text).disagree
  usePageTitle(t.title)
  return (
    <GateResult kind="start" title={t.headline} hint={t.lead}>
      <ButtonLink look="primary" to="/login">
        {t.toLogin}
      </ButtonLink>
      <ButtonLink look="quiet" to="/serveAgreement">
        {t.read}
      </ButtonLink>
    </GateResult>
  )
}
