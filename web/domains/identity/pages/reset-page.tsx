import { resetPassword } from '@lyceum/contract/identity'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call, isRefusal } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Button, ButtonLink } from '#ui/form/button'
import { forgetSecret, takeSecret } from '../address-secret.ts'
import { resetFaults } from '../check/password-check.ts'
import { formProps, useGateForm } from '../form/use-gate-form.ts'
import { GateHead } from '../parts/gate-head.tsx'
import { GateResult } from '../parts/gate-result.tsx'
import { NewPasswordFields, usePolicy } from '../parts/new-password-fields.tsx'
import { Refusal } from '../parts/refusal.tsx'
import { text } from '../text/index.ts'

const fields = ['password', 'confirmPassword'] as const
const empty = { password: '', confirmPassword: '' }

/** Sets a new password with the link from the mail. */
export function ResetPage() {
  const { reset: t, newPassword, login } = useText(text)
  const [token] = useState(() => new URLSearchParams(takeSecret()).get('token') ?? '')
  const form = useGateForm(fields, empty)
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
      <GateResult kind="start" title={t.done} hint={t.doneHint}>
        <ButtonLink look="primary" to="/login">
          {login.submit}
        </ButtonLink>
      </GateResult>
    )
  }
  if (token === '' || isRefusal(saving.error, 'ERROR_TOKEN_INVALID')) {
    return (
      <GateResult kind="lost" title={t.invalid} hint={t.invalidHint}>
        <ButtonLink look="primary" to="/forget-pwd">
          {t.again}
        </ButtonLink>
      </GateResult>
    )
  }
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <GateHead title={t.headline} lead={t.lead} />
      <form {...formProps(submit)}>
        <NewPasswordFields
          form={form}
          policy={policy}
          labels={{ password: newPassword.label, confirm: newPassword.confirm }}
        />
        <Refusal>{form.refusal}</Refusal>
        <Button type="submit" look="primary" size="large" isBusy={saving.isPending}>
          {t.submit}
        </Button>
      </form>
    </>
  )
}
