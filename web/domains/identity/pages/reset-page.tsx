import { resetPassword } from '@lyceum/contract/identity'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call, hasErrorCode } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Button, ButtonLink } from '#ui/form/button'
import { forgetSecret, takeSecret } from '../address-secret.ts'
import { resetFaults } from '../check/password-check.ts'
import { formProps, useSignInForm } from '../form/use-sign-in-form.ts'
import { SignInHead } from '../parts/sign-in-head.tsx'
import { SignInResult } from '../parts/sign-in-result.tsx'
import { NewPasswordFields, usePolicy } from '../parts/new-password-fields.tsx'
import { FormError } from '../parts/form-error.tsx'
import { text } from '../text/index.ts'

const fields = ['password', 'confirmPassword'] as const
const empty = { password: '', confirmPassword: '' }

/** Sets a new password with the link from the mail. */
export function ResetPage() {
  const { reset: t, newPassword, login } = useText(text)
  const [token] = useState(() => new URLSearchParams(takeSecret()).get('token') ?? '')
  const form = useSignInForm(fields, empty)
  const policy = usePolicy()
  usePageTitle(t.title)

  const saving = useMutation({
    mutationFn: () => {
      const { password, confirmPassword } = form.typed
      return call(resetPassword, { token, newPassword: password, confirmPassword })
    },
    onSuccess: forgetSecret,
    onError: form.refuse,
  })

  function submit() {
    if (form.isFree(resetFaults(form.typed, policy)) && !saving.isPending) saving.mutate()
  }

  if (saving.isSuccess) {
    return (
      <SignInResult kind="start" title={t.done} hint={t.doneHint}>
        <ButtonLink look="primary" to="/login">
          {login.submit}
        </ButtonLink>
      </SignInResult>
    )
  }
  if (token === '' || hasErrorCode(saving.error, 'ERROR_TOKEN_INVALID')) {
    return (
      <SignInResult kind="lost" title={t.invalid} hint={t.invalidHint}>
        <ButtonLink look="primary" to="/forget-pwd">
          {t.again}
        </ButtonLink>
      </SignInResult>
    )
  }
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <SignInHead title={t.headline} lead={t.lead} />
      <form {...formProps(submit)}>
        <NewPasswordFields
          form={form}
          policy={policy}
          labels={{ password: newPassword.label, confirm: newPassword.confirm }}
        />
        <FormError>{form.formError}</FormError>
        <Button type="submit" look="primary" size="large" isBusy={saving.isPending}>
          {t.submit}
        </Button>
      </form>
    </>
  )
}
