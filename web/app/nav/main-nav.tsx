import { Suspense } from 'react'
import { NavLink } from 'react-router'
import { useLocale, useText } from '#lib/text'
import { usePortal } from '#ui/layout/area'
import { text } from '../text/index.ts'
import { MorePanel } from './more-panel.tsx'
import { NavDrop } from './nav-drop.tsx'
import './main-nav.css'

/** The entries of the main menu, as the areas declare them; some open a panel. */
export function MainNav() {
  const t = useText(text)
  const locale = useLocale()
  const { bar, more } = usePortal()
  return (
    <nav className="main-nav" aria-label={t.nav.label}>
      {bar.map(({ to, label, Panel }) =>
        Panel ? (
          <NavDrop key={to} label={label[locale]} to={to}>
            <Suspense>
              <Panel />
            </Suspense>
          </NavDrop>
        ) : (
          <NavLink key={to} to={to} className="nav-entry">
            {label[locale]}
          </NavLink>
        ),
      )}
      {more.length > 0 && (
        <NavDrop label={t.menu.more} to={undefined}>
          <MorePanel />
        </NavDrop>
      )}
    </nav>
  )
}
