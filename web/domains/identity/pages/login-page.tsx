import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Tabs } from '#ui/layout/tabs'
import { dropAuthFail, hasAuthFail } from '../auth-fail.ts'
import { useConsent } from '../form/use-consent.ts'
import { GateHead } from '../parts/gate-head.tsx'
import { OtherWays } from '../parts/other-ways.tsx'
import { text } from '../text/index.ts'
import { useGo } from '../use-go.ts'
import { offersOf, useSignInOptions } from '../use-sign-in-options.ts'
import { AccountForm } from './account-form.tsx'
import { SmsForm } from './sms-form.tsx'

/** The way in: by account, by short message, by a directory or by single sign-on, as the site offers. */
export function LoginPage() {
  const t = useText(text).login
  const go = useGo()
  const options = useSignInOptions()
  const consent = useConsent()
  const [way, setWay] = useState('account')
  usePageTitle(t.title)

  const { hasSms, directories, providers } = offersOf(options)
  const ways = [
    { name: 'account', title: t.account },
    ...(hasSms ? [{ name: 'sms', title: t.sms }] : []),
    ...directories.map(({ id, name }) => ({ name: id, title: name })),
  ]

  return (
    <>
      <GateHead title={t.headline} lead={t.lead} />
      <AuthFail />
      <div className="gate-ways">
        <Tabs label={t.ways} tabs={ways} current={way} onChoose={setWay}>
          {way === 'sms' ? (
            <SmsForm consent={consent} onEntered={go} />
          ) : (
            <AccountForm
              key={way}
              consent={consent}
              // Until the site has answered, what most sites ask for stands there: nothing jumps for them.
              isCaptchaAlways={options?.captcha !== 'RISK'}
              directory={directories.find(({ id }) => id === way)?.id}
              onEntered={go}
            />
          )}
        </Tabs>
      </div>
      <OtherWays providers={providers} />
      <RegisterLine isOffered={options?.registration} />
    </>
  )
}

/** Its place is kept until the site has said whether people may register. */
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

/** Says once that a sign-on by address did not work. */
function AuthFail() {
  const t = useText(text).login
  const [isShown] = useState(hasAuthFail)
  useEffect(dropAuthFail, [])
  return isShown && <p className="gate-refusal gate-note gate-ways-note">{t.authFail}</p>
}
