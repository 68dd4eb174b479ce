import { Link, NavLink } from 'react-router'
import { SiteBrand } from '#domains/site'
import { mayManageSite, useUser } from '#lib/session'
import { useText } from '#lib/text'
import { ButtonLink } from '#ui/form/button'
import { text } from '../text/index.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { UserMenu } from './user-menu.tsx'

/** The bar at the top: the way home, the places there are, and the person. */
export function PortalNav() {
  const t = useText(text).nav
  const user = useUser()
  return (
    <header className="portal-nav">
      <div className="ly-wrap">
        <Link className="portal-logo" to="/home">
          <SiteBrand size="nav" />
          <span className="ly-hidden">{t.toHome}</span>
        </Link>
        {user && (
          <nav className="portal-menu" aria-label={t.label}>
            <NavLink to="/home">{t.home}</NavLink>
            {mayManageSite(user) && <a href="/manage">{t.console}</a>}
          </nav>
        )}
        <div className="portal-nav-end">{user ? <UserMenu user={user} /> : <ForStrangers />}</div>
      </div>
    </header>
  )
}

function ForStrangers() {
  const t = useText(text).nav
  return (
    <>
      <LanguageSwitch />
      <ButtonLink to="/login">{t.signIn}</ButtonLink>
    </>
  )
}
