import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Tabs } from '#ui/layout/tabs'
import { dropAuthFail, hasAuthFail } from '../auth-fail.ts'
import { useConsent } from '../form/use-consent.ts'
import { SignInHead } from '../parts/sign-in-head.tsx'
import { OtherMethods } from '../parts/other-methods.tsx'
import { text } from '../text/index.ts'
import { useGo } from '../use-go-after-sign-in.ts'
import { offersOf, useSignInOptions } from '../use-sign-in-options.ts'
import { AccountForm } from './account-form.tsx'
import { SmsForm } from './sms-form.tsx'

/** The login page: by account, text message, directory or single sign-on, as the site offers. */
export function LoginPage() {
  const t = useText(text).login
  const go = useGo()
  const options = useSignInOptions()
  const consent = useConsent()
  const [method, setMethod] = useState('account')
  usePageTitle(t.title)

  const { hasSms, directories, providers } = offersOf(options)
  const methods = [
    { name: 'account', title: t.account },
    ...(hasSms ? [{ name: 'sms', title: t.sms }] : []),
    ...directories.map(({ id, name }) => ({ name: id, title: name })),
  ]

  return (
    <>
      <SignInHead title={t.headline} lead={t.lead} />
      <AuthFail />
      <div className="gate-ways">
        <Tabs label={t.methods} tabs={methods} current={method} onChoose={setMethod}>
          {method === 'sms' ? (
            <SmsForm consent={consent} onEntered={go} />
          ) : (
            <AccountForm
              key={method}
              consent={consent}
              // Until the options are loaded the usual layout is shown, to avoid jumps.
              isCaptchaAlways={options?.captcha !== 'RISK'}
              directory={directories.find(({ id }) => id === method)?.id}
              onEntered={go}
            />
          )}
        </Tabs>
      </div>
      <OtherMethods providers={providers} />
      <RegisterLine isOffered={options?.registration} />
    </>
  )
}

/** Reserves its space until the options are loaded. */
function RegisterLine({ isOffered }: { readonly isOffered: boolean | undefined }) {
  const t = useText(text).login
  if (isOffered === false) return null
  return (
    <p className="gate-foot" data-waiting={isOffered === undefined}>
      <span>{t.noAccount}</span>
      <Link className="ly-link" to="/reg">
        {t.register}
      </Link>
    </p>
  )
}

/** Shows once that a sign-on by URL failed. */
function AuthFail() {
  const t = useText(text).login
  const [isShown] = useState(hasAuthFail)
  useEffect(dropAuthFail, [])
  return isShown && <p className="gate-refusal gate-note gate-ways-note">{t.authFail}</p>
}
