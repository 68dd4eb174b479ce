import { NavLink, Outlet } from 'react-router'
import { useGradeName, useSubordinateCount, useUnitName, useWaiting } from '#domains/home'
import { nameOf, useUser } from '#lib/session'
import { useText } from '#lib/text'
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
            <ArchPortrait seed={user.usrEntId} picture={user.usrPhoto} width={120} />
            <p className="personal-name ly-song">{nameOf(user)}</p>
            {place.length > 0 && <p className="personal-place">{place.join('　')}</p>}
          </>
        )}
        <TeamWays label={t.label} />
      </aside>
      <div className="personal-page">
        <Outlet />
      </div>
    </div>
  )
}

/** Only those who lead somebody, or are asked to decide, find a desk here (B-083). */
function TeamWays({ label }: { readonly label: string }) {
  const t = useText(text).personal
  const people = useSubordinateCount()
  const approvals = useWaiting()?.approvalCount ?? 0
  if (people === 0 && approvals === 0) return null
  return (
    <nav aria-label={label}>
      <p>{t.team}</p>
      <Way to="/subordinate/list" icon="users" title={t.people} count={people} />
      <Way to="/subordinate/approve" icon="tasks" title={t.approvals} count={approvals} />
    </nav>
  )
}

type WayProps = {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly count: number
}

function Way({ to, icon, title, count }: WayProps) {
  return (
    <NavLink to={to}>
      <Icon name={icon} size={16} />
      {title}
      {count > 0 && <small>{count}</small>}
    </NavLink>
  )
}
