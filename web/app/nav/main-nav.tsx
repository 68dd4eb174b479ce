import { NavLink } from 'react-router'
import { useMyCircles } from '#domains/circle'
import { useCatalog } from '#domains/course'
import { useClosedAreas } from '#domains/site'
import type { User } from '#lib/session'
import { useText } from '#lib/text'
import { mainMenu, openEntries } from '../shell/main-menu.ts'
import { text } from '../text/index.ts'
import { CirclePanel } from './circle-panel.tsx'
import { CoursePanel } from './course-panel.tsx'
import { MorePanel } from './more-panel.tsx'
import { NavDrop } from './nav-drop.tsx'
import './main-nav.css'

/** The seven entries of the main menu; three of them open a panel. */
export function MainNav({ user }: { readonly user: User }) {
  const t = useText(text)
  const closed = useClosedAreas()
  return (
    <nav className="main-nav" aria-label={t.nav.label}>
      {openEntries(mainMenu, closed).map((entry) =>
        entry.panel ? (
          <NavDrop key={entry.name} label={t.menu[entry.name]} to={entry.path}>
            {entry.name === 'course' && <Courses />}
            {entry.name === 'circle' && <Circles user={user} />}
            {entry.name === 'more' && <MorePanel />}
          </NavDrop>
        ) : (
          <NavLink key={entry.name} to={entry.path} className="nav-entry">
            {t.menu[entry.name]}
          </NavLink>
        ),
      )}
    </nav>
  )
}

function Courses() {
  return <CoursePanel tree={useCatalog()} />
}

function Circles({ user }: { readonly user: User }) {
  return <CirclePanel circles={useMyCircles(user.usrEntId)} />
}
