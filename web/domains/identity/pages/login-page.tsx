import { useNavigate } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Tabs } from '#ui/layout/tabs'
import { text } from '../text/index.ts'
import { LoginForm } from './login-form.tsx'
import './login-page.css'

/** The way in. */
export function LoginPage() {
  const t = useText(text).login
  const navigate = useNavigate()
  usePageTitle(t.title)

  function go(path: string) {
    // The console is an app of its own: its pages are loaded, not routed to.
    if (/^\/manage(?:\/|$)/.test(path)) location.assign(path)
    else void navigate(path, { replace: true })
  }

  return (
    <>
      <h1 className="login-headline">{t.headline}</h1>
      <p className="login-lead">{t.lead}</p>
      <div className="login-ways">
        <Tabs
          label={t.ways}
          tabs={[{ name: 'account', title: t.account }]}
          current="account"
          onChoose={() => undefined}
        >
          <LoginForm onEntered={go} />
        </Tabs>
      </div>
    </>
  )
}
