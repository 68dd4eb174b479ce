import { Fragment } from 'react'
import { NavLink, Outlet } from 'react-router'
import { useGradeName, useSubordinateCount, useUnitName, useUnread, useWaiting } from '#domains/home'
import { PersonCounts, RailMedals } from '#domains/profile'
import { nameOf, useUser } from '#lib/session'
import { useLocale, useText } from '#lib/text'
import { personalGroups, usePortal } from '#ui/layout/area'
import { Icon, type IconName } from '#ui/picture/icon'
import { ArchPortrait } from '#ui/picture/person/arch-portrait'
import { text } from '../text/index.ts'
import './personal-frame.css'

/** The personal centre: who one is and the ways of the centre in a rail, the page beside it. */
export function PersonalFrame() {
  const t = useText(text).personal
  const user = useUser()
  const place = [useUnitName(), useGradeName()].filter((word) => word !== '')
  return (
    <div className="ly-wrap personal">
      <aside className="personal-rail">
        {user && (
          <>
            <ArchPortrait
              name={user.usrDisplayBil}
              seed={user.usrEntId}
              picture={user.usrPhoto}
              width={120}
            />
            <p className="personal-name ly-song">{nameOf(user)}</p>
            {place.length > 0 && <p className="personal-place">{place.join('　')}</p>}
            <RailMedals />
            <PersonCounts id={user.usrEntId} />
          </>
        )}
        <nav aria-label={t.label}>
          <OwnWays />
          <TeamWays />
        </nav>
      </aside>
      <div className="personal-page">
        <Outlet />
      </div>
    </div>
  )
}

/** What the areas declare for the centre, in its groups; the first needs no name. */
function OwnWays() {
  const t = useText(text).personal
  const locale = useLocale()
  const { personal } = usePortal()
  const unread = useUnread()
  return personalGroups.map((group) => (
    <Fragment key={group}>
      {group !== 'own' && <p>{t[group]}</p>}
      {personal
        .filter((link) => link.group === group)
        .map(({ to, icon, label, count }) => (
          <Way
            key={to}
            to={to}
            icon={icon}
            title={label[locale]}
            count={count === 'unread' ? unread : undefined}
          />
        ))}
    </Fragment>
  ))
}

/** Only those who lead somebody, or are asked to decide, find a desk here (B-083). */
function TeamWays() {
  const t = useText(text).personal
  const people = useSubordinateCount()
  const approvals = useWaiting()?.approvalCount ?? 0
  if (people === 0 && approvals === 0) return null
  return (
    <>
      <Way to="/subordinate/list" icon="users" title={t.people} count={people} />
      <Way to="/subordinate/approve" icon="tasks" title={t.approvals} count={approvals} />
    </>
  )
}

type WayProps = {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly count?: number | undefined
}

function Way({ to, icon, title, count = 0 }: WayProps) {
  return (
    <NavLink to={to}>
      <Icon name={icon} size={16} />
      {title}
      {count > 0 && <small>{count}</small>}
    </NavLink>
  )
}
