import { useZone } from '#domains/site'
import { useNow } from '#lib/now'
import { usePageTitle } from '#lib/page-title'
import { nameOf, type User, useUser } from '#lib/session'
import { useLocale, useText } from '#lib/text'
import { dateLine, partOfDay } from '#lib/time'
import { AccountPanel } from '../parts/account-panel.tsx'
import { LinkSection } from '../parts/link-section.tsx'
import { WelcomePanel } from '../parts/welcome-panel.tsx'
import { text } from '../text/index.ts'
import './home-page.css'

/** Where a person arrives: greeted by name, and shown what the site offers. */
export function HomePage() {
  const t = useText(text)
  const user = useUser()
  usePageTitle(t.title)

  return (
    user && (
      <div className="ly-wrap">
        <Masthead user={user} />
        <div className="home-hero">
          <WelcomePanel user={user} />
          <AccountPanel user={user} />
        </div>
        <LinkSection user={user} />
      </div>
    )
  )
}

function Masthead({ user }: { readonly user: User }) {
  const t = useText(text)
  const locale = useLocale()
  const zone = useZone()
  const now = useNow()
  return (
    <header className="home-masthead">
      <p>{dateLine(now, zone, locale)}</p>
      <h1>{t.greeting[partOfDay(now, zone)](nameOf(user))}</h1>
    </header>
  )
}
