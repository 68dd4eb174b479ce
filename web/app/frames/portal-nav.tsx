import { Link } from 'react-router'
import { SiteBrand } from '#domains/site'
import type { User } from '#lib/session'
import { useText } from '#lib/text'
import { ButtonLink } from '#ui/form/button'
import { MainNav } from '../nav/main-nav.tsx'
import { NavCounts } from '../nav/nav-counts.tsx'
import { NavSearch } from '../nav/nav-search.tsx'
import { text } from '../text/index.ts'
import { LanguageSwitch } from './language/language-switch.tsx'
import { UserMenu } from './user-menu.tsx'

/** The top bar: home link, main menu and user menu. */
export function PortalNav({ user }: { readonly user: User | undefined }) {
  const t = useText(text).nav
  return (
    <header className="portal-nav">
      <div className="ly-wrap">
        <Link className="portal-logo" to="/home">
          <SiteBrand size="nav" />
          <span className="ly-hidden">{t.toHome}</span>
        </Link>
        {user && <MainNav />}
        <div className="portal-nav-end">{user ? <ForUser user={user} /> : <ForGuests />}</div>
      </div>
    </header>
  )
}

function ForUser({ user }: { readonly user: User }) {
  return (
    <>
      <NavSearch />
      <NavCounts />
      <UserMenu user={user} />
    </>
  )
}

function ForGuests() {
  const t = useText(text).nav
  return (
    <>
      <LanguageSwitch />
      <ButtonLink to="/login">{t.signIn}</ButtonLink>
    </>
  )
}
