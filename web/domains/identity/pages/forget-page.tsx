import { forgetPassword } from '@lyceum/contract/identity'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Button, ButtonLink } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { forgetFaults } from '../check/password-check.ts'
import { useCaptcha } from '../form/use-captcha.ts'
import { formProps, useSignInForm } from '../form/use-sign-in-form.ts'
import { CaptchaField, CaptchaSwitch } from '../parts/captcha-field.tsx'
import { SignInHead } from '../parts/sign-in-head.tsx'
import { SignInResult } from '../parts/sign-in-result.tsx'
import { FormError } from '../parts/form-error.tsx'
import { text } from '../text/index.ts'

const fields = ['email', 'captcha'] as const
const empty = { email: '', captcha: '' }

/** Requests a link to set a new password. The answer is the same for known and unknown addresses (INV-S10). */
export function ForgetPage() {
  const t = useText(text).forget
  const form = useSignInForm(fields, empty)
  const captcha = useCaptcha('forget-pwd', true)
  usePageTitle(t.title)

  function spend() {
    form.set('captcha', '')
    captcha.renew()
  }

  const sending = useMutation({
    mutationFn: async () => {
      const proof = await captcha.proof(form.typed.captcha)
      return call(forgetPassword, { email: form.typed.email.trim(), ...proof })
    },
    onSuccess: spend,
    onError: (error) => {
      spend()
      form.refuse(error)
    },
  })

  function submit() {
    const isFree = form.isFree(
      forgetFaults(form.typed.email, { isAsked: captcha.isTyped, typed: form.typed.captcha }),
    )
    if (isFree && !sending.isPending) sending.mutate()
  }

  if (sending.isSuccess) {
    return (
      <SignInResult kind="start" title={t.sent} hint={t.sentHint}>
        <ButtonLink look="primary" to="/login">
          {t.back}
        </ButtonLink>
        <Button look="quiet" onClick={() => sending.reset()}>
          {t.again}
        </Button>
      </SignInResult>
    )
  }
  return (
    <>
      <SignInHead title={t.headline} lead={t.lead} />
      <form {...formProps(submit)}>
        <Field label={t.email} error={form.errorOf('email')}>
          {(names) => (
            <Input
              {...names}
              {...form.fieldOf('email')}
              icon="mail"
              height="large"
              type="email"
              autoComplete="email"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={120}
            />
          )}
        </Field>
        <CaptchaField captcha={captcha} form={form} />
        <div className="gate-help">
          <CaptchaSwitch captcha={captcha} />
        </div>
        <FormError>{form.formError}</FormError>
        <Button type="submit" look="primary" size="large" isBusy={sending.isPending}>
          {t.submit}
        </Button>
      </form>
      <p className="gate-foot">
        <Link className="ly-link" to="/login">
          {t.back}
        </Link>
      </p>
    </>
  )
}
