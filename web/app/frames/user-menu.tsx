import { useLocation } from 'react-router'
import { useGradeName, useSubordinateCount } from '#domains/home'
import { nameOf, type User } from '#lib/session'
import { useText } from '#lib/text'
import { DropDown } from '#ui/layout/drop-down'
import { Portrait } from '#ui/picture/portrait'
import { text } from '../text/index.ts'
import { UserPanel } from './user-panel.tsx'
import './user-menu.css'

type UserMenuProps = { readonly user: User; readonly inConsole?: boolean }

/** The person in the bar; resting on them opens what belongs to them. Going somewhere closes it. */
export function UserMenu({ user, inConsole = false }: UserMenuProps) {
  const t = useText(text).nav
  const { key } = useLocation()
  return (
    <DropDown
      key={key}
      label={`${nameOf(user)}，${t.account}`}
      button={<Portrait name={user.usrDisplayBil} picture={user.usrPhoto} size={36} />}
    >
      <Panel user={user} inConsole={inConsole} />
    </DropDown>
  )
}

function Panel({ user, inConsole }: Required<UserMenuProps>) {
  const grade = useGradeName()
  const subordinates = useSubordinateCount()
  return <UserPanel user={user} grade={grade} subordinates={subordinates} inConsole={inConsole} />
}
