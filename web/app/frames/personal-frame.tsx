import { NavLink, Outlet } from 'react-router'
import { useGradeName, useSubordinateCount, useUnitName, useUnread, useWaiting } from '#domains/home'
import { PersonCounts, RailMedals } from '#domains/profile'
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

function OwnWays() {
  const t = useText(text).personal
  return (
    <>
      <Way to="/personal/info" icon="user" title={t.info} />
      <Way to="/personal/data" icon="bars" title={t.data} />
      <Way to="/personal/statistics" icon="trend" title={t.statistics} />
      <Way to="/personal/study" icon="book" title={t.study} />
      <Way to="/personal/mistakeExercises" icon="exam" title={t.mistakes} />
      <p>{t.together}</p>
      <Way to="/personal/message" icon="mail" title={t.messages} count={useUnread()} />
      <Way to="/personal/favorite" icon="bookmark" title={t.favourites} />
      <Way to="/personal/share" icon="share" title={t.shares} />
      <Way to="/personal/drafts" icon="fileText" title={t.drafts} />
      <p>{t.growth}</p>
      <Way to="/personal/integral" icon="coin" title={t.points} />
      <Way to="/personal/userMedal" icon="medal" title={t.medals} />
      <Way to="/personal/userHead" icon="trophy" title={t.titles} />
      <p>{t.team}</p>
      <Way to="/personal/privacy" icon="gear" title={t.privacy} />
      <Way to="/personal/password" icon="lock" title={t.password} />
    </>
  )
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
