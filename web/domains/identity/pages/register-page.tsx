import { useState } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ButtonLink } from '#ui/form/button'
import { SignInHead } from '../parts/sign-in-head.tsx'
import { SignInResult } from '../parts/sign-in-result.tsx'
import { text } from '../text/index.ts'
import { useSignInOptions } from '../use-sign-in-options.ts'
import { RegisterForm } from './register-form.tsx'

/** Online registration, where the site allows it; the account then waits for approval or is ready. */
export function RegisterPage() {
  const t = useText(text).register
  const options = useSignInOptions()
  const [state, setState] = useState<'pending' | 'active'>()
  usePageTitle(t.title)

  const toLogin = (
    <ButtonLink look="primary" to="/login">
      {t.toLogin}
    </ButtonLink>
  )
  if (state) {
    return (
      <SignInResult kind="start" title={t[state]} hint={t[`${state}Hint`]}>
        {toLogin}
      </SignInResult>
    )
  }
  if (options?.registration === false) {
    return (
      <SignInResult kind="lock" title={t.closed} hint={t.closedHint}>
        {toLogin}
      </SignInResult>
    )
  }
  return (
    <>
      <SignInHead title={t.headline} lead={t.lead} />
      <RegisterForm isFormImageAsked={options?.formImage ?? false} onDone={setState} />
      <p className="gate-foot">
        <span>{t.hasAccount}</span>
        <Link className="ly-link" to="/login">
          {t.toLogin}
        </Link>
      </p>
    </>
  )
}
