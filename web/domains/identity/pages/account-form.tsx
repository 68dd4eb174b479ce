import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { hasErrorCode } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { PasswordInput } from '#ui/form/password-input'
import { directoryFaults, isUnusualName, loginFaults } from '../check/login-check.ts'
import { enter, enterByDirectory } from '../sign-in.ts'
import { useCaptcha } from '../form/use-captcha.ts'
import type { Consent } from '../form/use-consent.ts'
import { formProps, useSignInForm } from '../form/use-sign-in-form.ts'
import { CaptchaField, CaptchaSwitch } from '../parts/captcha-field.tsx'
import { ConsentCheck } from '../parts/consent-check.tsx'
import { FormError } from '../parts/form-error.tsx'
import { text } from '../text/index.ts'

type AccountFormProps = {
  readonly consent: Consent
  /** Whether this site always asks for a captcha, or only when the server sees a risk. */
  readonly isCaptchaAlways: boolean
  /** The directory whose passwords are used; without it, local accounts. */
  readonly directory: string | undefined
  readonly onEntered: (path: string) => void
}

const fields = ['userName', 'password', 'captcha'] as const
const empty = { userName: '', password: '', captcha: '' }

/** Account and password. Problems are shown beside the field, or above the button when no field is concerned. */
export function AccountForm({ consent, isCaptchaAlways, directory, onEntered }: AccountFormProps) {
  const t = useText(text).login
  const form = useSignInForm(fields, empty)
  const [isRisky, setIsRisky] = useState(false)
  const captcha = useCaptcha('login', isCaptchaAlways || isRisky)
  const { userName, password } = form.typed

  const login = useMutation({
    mutationFn: async () => {
      const proof = await captcha.proof(form.typed.captcha)
      const given = { userName, password, ...proof, agreementIds: consent.ids }
      return directory === undefined ? enter(given) : enterByDirectory({ ...given, providerId: directory })
    },
    onSuccess: onEntered,
    onError: (error) => {
      form.set('captcha', '')
      if (captcha.isNeeded) captcha.renew()
      const isCaptchaWrong = hasErrorCode(error, 'CAPTCHA_INVALID')
      if (isCaptchaWrong && !captcha.isNeeded) {
        // The first captcha request of the server is not an error, so none is shown.
        setIsRisky(true)
        form.blame('captcha', 'captchaMissing')
        return
      }
      form.refuse(error)
      if (isCaptchaWrong) return
      form.set('password', '')
      form.focus('password')
    },
  })

  function submit() {
    const check = directory === undefined ? loginFaults : directoryFaults
    const isFree = form.isFree(check(form.typed, { isAsked: captcha.isTyped, typed: form.typed.captcha }))
    if (isFree && consent.isFree() && !login.isPending) login.mutate()
  }

  // Only after a failed login, because imported names are valid.
  const isHinted = directory === undefined && form.formError !== '' && isUnusualName(userName)
  const hint = isHinted ? t.userNameHint : undefined

  return (
    <form {...formProps(submit)}>
      <Field label={t.userName} error={form.errorOf('userName')} hint={hint}>
        {(names) => (
          <Input
            {...names}
            {...form.fieldOf('userName')}
            icon="user"
            height="large"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={64}
          />
        )}
      </Field>
      <Field label={t.password} error={form.errorOf('password')}>
        {(names) => (
          <PasswordInput
            {...names}
            {...form.fieldOf('password')}
            height="large"
            autoComplete="current-password"
          />
        )}
      </Field>
      <CaptchaField captcha={captcha} form={form} />
      <div className="gate-help">
        <CaptchaSwitch captcha={captcha} />
        {directory === undefined && (
          <Link className="ly-link" to="/forget-pwd">
            {t.forgot}
          </Link>
        )}
      </div>
      <FormError>{form.formError}</FormError>
      <Button type="submit" look="primary" size="large" isBusy={login.isPending}>
        {t.submit}
      </Button>
      <ConsentCheck consent={consent} />
    </form>
  )
}
