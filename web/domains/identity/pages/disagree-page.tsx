import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ButtonLink } from '#ui/form/button'
import { SignInResult } from '../parts/sign-in-result.tsx'
import { text } from '../text/index.ts'

/** Shown to people who did not accept the agreement, with a link back. */
export function DisagreePage() {
  const t = useText(text).disagree
  usePageTitle(t.title)
  return (
    <SignInResult kind="start" title={t.headline} hint={t.lead}>
      <ButtonLink look="primary" to="/login">
        {t.toLogin}
      </ButtonLink>
      <ButtonLink look="quiet" to="/serveAgreement">
        {t.read}
      </ButtonLink>
    </SignInResult>
  )
}
