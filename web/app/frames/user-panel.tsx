import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { leave } from '#domains/identity'
import { useZone } from '#domains/site'
import { ignoreRepeatedClick } from '#lib/page/ignore-repeated-click'
import { mayEnterConsole, nameOf, type User } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Icon } from '#ui/picture/icon'
import { Portrait } from '#ui/picture/portrait'
import { switchRole } from '../shell/switch-role.ts'
import { text } from '../text/index.ts'
import { Choices, Languages, Themes } from './user-choices.tsx'

type UserPanelProps = {
  readonly user: User
  readonly grade: string
  readonly subordinates: number
  /** The console is outside the portal's router: its links load the portal. */
  readonly inConsole: boolean
}

const putOn = ignoreRepeatedClick((roleExtId: string) => void switchRole(roleExtId))
const goAway = ignoreRepeatedClick(() => void leave())

/** The signed-in person with their pages, role, language, theme and sign-out. */
export function UserPanel({ user, grade, subordinates, inConsole }: UserPanelProps) {
  const t = useText(text).nav
  return (
    <div className="user-menu">
      <Person user={user} grade={grade} />
      <div className="user-menu-group">
        <PanelLink to="/personal/info" isLoad={inConsole}>
          <Icon name="user" />
          {t.centre}
        </PanelLink>
        {subordinates > 0 && (
          <PanelLink to="/subordinate/list" isLoad={inConsole}>
            <Icon name="users" />
            {t.subordinates}
            <small>{t.people(subordinates)}</small>
          </PanelLink>
        )}
        {mayEnterConsole(user) && !inConsole && (
          <PanelLink to="/manage" isLoad>
            <Icon name="gear" />
            {t.console}
          </PanelLink>
        )}
      </div>
      <Choices
        label={t.roles}
        current={user.currentRole}
        choices={user.roleList.map(({ roleExtId, title }) => ({ value: roleExtId, name: title }))}
        onChoose={putOn}
      />
      <Languages />
      <Themes />
      <button type="button" className="user-menu-item user-menu-leave" onClick={goAway}>
        <Icon name="logout" />
        {t.signOut}
      </button>
    </div>
  )
}

function Person({ user, grade }: Pick<UserPanelProps, 'user' | 'grade'>) {
  const t = useText(text).nav
  const zone = useZone()
  return (
    <div className="user-menu-person">
      <Portrait name={user.usrDisplayBil} picture={user.usrPhoto} seed={user.usrEntId} size={56} />
      <div>
        <b>{nameOf(user)}</b>
        {grade && <span className="user-menu-grade">{grade}</span>}
        <p>{user.lastLoginTime ? t.lastLogin(shownTime(user.lastLoginTime, zone)) : t.firstLogin}</p>
      </div>
    </div>
  )
}

type PanelLinkProps = { readonly to: string; readonly isLoad: boolean; readonly children: ReactNode }

function PanelLink({ to, isLoad, children }: PanelLinkProps) {
  return isLoad ? (
    <a className="user-menu-item" href={to}>
      {children}
    </a>
  ) : (
    <Link className="user-menu-item" to={to}>
      {children}
    </Link>
  )
}
