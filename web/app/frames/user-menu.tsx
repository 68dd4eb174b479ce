import { useLocation } from 'react-router'
import { useGradeName, useSubordinateCount } from '#domains/home'
import { nameOf, type User } from '#lib/session'
import { useText } from '#lib/text'
import { DropDown } from '#ui/layout/drop-down'
import { Icon } from '#ui/picture/icon'
import { Portrait } from '#ui/picture/portrait'
import { text } from '../text/index.ts'
import { UserPanel } from './user-panel.tsx'
import './user-menu.css'

type UserMenuProps = { readonly user: User; readonly inConsole?: boolean }

/** The avatar in the bar; hovering opens the user menu. Navigating closes it. */
export function UserMenu({ user, inConsole = false }: UserMenuProps) {
  const t = useText(text).nav
  const { key } = useLocation()
  return (
    <DropDown
      key={key}
      label={t.account(nameOf(user))}
      button={
        <>
          <Portrait name={user.usrDisplayBil} picture={user.usrPhoto} seed={user.usrEntId} size={36} />
          {inConsole && <Wearing user={user} />}
        </>
      }
    >
      <Panel user={user} inConsole={inConsole} />
    </DropDown>
  )
}

/** The console also shows the current role. */
function Wearing({ user }: { readonly user: User }) {
  return (
    <>
      <span>{user.roleList.find(({ roleExtId }) => roleExtId === user.currentRole)?.title}</span>
      <Icon name="down" size={14} />
    </>
  )
}

function Panel({ user, inConsole }: Required<UserMenuProps>) {
  const grade = useGradeName()
  const subordinates = useSubordinateCount()
  return <UserPanel user={user} grade={grade} subordinates={subordinates} inConsole={inConsole} />
}
