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

/** The personal centre: profile and navigation in a rail, the page beside it. */
export function PersonalFrame() {
  const t = useText(text).personal
  const user = useUser()
  const place = [useUnitName(), useGradeName()].filter((name) => name !== '')
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
          <PersonalLinks />
          <TeamLinks />
        </nav>
      </aside>
      <div className="personal-page">
        <Outlet />
      </div>
    </div>
  )
}

/** The areas' links in the personal centre, by group; the first group has no heading. */
function PersonalLinks() {
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
          <RailLink
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

/** Only people with subordinates or pending approvals see these links (B-083). */
function TeamLinks() {
  const t = useText(text).personal
  const people = useSubordinateCount()
  const approvals = useWaiting()?.approvalCount ?? 0
  if (people === 0 && approvals === 0) return null
  return (
    <>
      <RailLink to="/subordinate/list" icon="users" title={t.people} count={people} />
      <RailLink to="/subordinate/approve" icon="tasks" title={t.approvals} count={approvals} />
    </>
  )
}

type RailLinkProps = {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly count?: number | undefined
}

function RailLink({ to, icon, title, count = 0 }: RailLinkProps) {
  return (
    <NavLink to={to}>
      <Icon name={icon} size={16} />
      {title}
      {count > 0 && <small>{count}</small>}
    </NavLink>
  )
}
