import { sendSmsCode } from '@lyceum/contract/identity'
import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { sendCodeFaults, smsFaults } from '../check/login-check.ts'
import { enterBySms } from '../sign-in.ts'
import { useCaptcha } from '../form/use-captcha.ts'
import type { Consent } from '../form/use-consent.ts'
import { useCountdown } from '../form/use-countdown.ts'
import { formProps, useSignInForm } from '../form/use-sign-in-form.ts'
import { CaptchaField, CaptchaSwitch } from '../parts/captcha-field.tsx'
import { ConsentCheck } from '../parts/consent-check.tsx'
import { FormError } from '../parts/form-error.tsx'
import { text } from '../text/index.ts'

type SmsFormProps = { readonly consent: Consent; readonly onEntered: (path: string) => void }

const fields = ['mobile', 'captcha', 'code'] as const
const empty = { mobile: '', captcha: '', code: '' }

/** A mobile number and the code sent to it. The answer is the same for known and unknown numbers. */
export function SmsForm({ consent, onEntered }: SmsFormProps) {
  const t = useText(text).login
  const form = useSignInForm(fields, empty)
  const captcha = useCaptcha('sms', true)
  const countdown = useCountdown()
  const { mobile, code } = form.typed

  function spend() {
    form.set('captcha', '')
    captcha.renew()
  }

  const sending = useMutation({
    mutationFn: async () => {
      const proof = await captcha.proof(form.typed.captcha)
      return call(sendSmsCode, { mobile: mobile.trim(), ...proof })
    },
    onSuccess: ({ resendIn }) => {
      countdown.start(resendIn)
      spend()
      form.focus('code')
    },
    onError: (error) => {
      if (error instanceof ApiError && error.retryAfterMs) countdown.start(error.retryAfterMs / 1000)
      spend()
      form.refuse(error)
    },
  })
  const login = useMutation({
    mutationFn: () => enterBySms({ mobile, code, agreementIds: consent.ids }),
    onSuccess: onEntered,
    onError: (error) => {
      form.set('code', '')
      form.refuse(error)
    },
  })

  function send() {
    const isFree = form.isFree(
      sendCodeFaults(mobile, { isAsked: captcha.isTyped, typed: form.typed.captcha }),
    )
    if (isFree && countdown.left === 0) sending.mutate()
  }

  function submit() {
    if (form.isFree(smsFaults(form.typed)) && consent.isFree() && !login.isPending) login.mutate()
  }

  return (
    <form {...formProps(submit)}>
      <Field label={t.mobile} error={form.errorOf('mobile')}>
        {(names) => (
          <Input
            {...names}
            {...form.fieldOf('mobile')}
            icon="phone"
            height="large"
            type="tel"
            autoComplete="tel"
            maxLength={30}
          />
        )}
      </Field>
      <CaptchaField captcha={captcha} form={form} />
      <div className="gate-help">
        <CaptchaSwitch captcha={captcha} />
      </div>
      <Field label={t.code} error={form.errorOf('code')} hint={sending.isSuccess ? t.codeSent : undefined}>
        {(names) => (
          <div className="gate-row-end">
            <Input
              {...names}
              {...form.fieldOf('code')}
              height="large"
              placeholder={t.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
            />
            <Button isBusy={sending.isPending} disabled={countdown.left > 0} onClick={send}>
              {countdown.left > 0 ? t.resendIn(countdown.left) : t.sendCode}
            </Button>
          </div>
        )}
      </Field>
      <FormError>{form.formError}</FormError>
      <Button type="submit" look="primary" size="large" isBusy={login.isPending}>
        {t.submit}
      </Button>
      <ConsentCheck consent={consent} />
    </form>
  )
}
