import { useState } from 'react'
import { useZone } from '#domains/site'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Menu } from '#ui/overlay/menu'
import { Icon } from '#ui/picture/icon'
import { Portrait } from '#ui/picture/portrait'
import { PersonState } from './person-state.tsx'
import { text } from '../text/index.ts'
import { EditPerson } from './form/edit-person.tsx'
import { LeaveDialog } from './form/leave-dialog.tsx'
import { menuOf, type Opened } from './person-menu.ts'
import { RehirePerson } from './form/rehire-person.tsx'
import { ShownPassword } from './form/shown-password.tsx'
import { type Person, usePersonActs } from './use-person.ts'

/** The name and status of a person, with the actions. */
export function PersonHead({ person }: { readonly person: Person }) {
  const [open, setOpen] = useState<Opened>()
  return (
    <header className="person-head">
      <Portrait name={person.name} picture="" seed={person.id} size={56} />
      <div className="person-who">
        <h1>{person.name}</h1>
        <PersonStatus person={person} />
      </div>
      <PersonActs person={person} onOpen={setOpen} />
      {open && (
        <OpenedDialog open={open} person={person} onClose={() => setOpen(undefined)} onPassword={setOpen} />
      )}
    </header>
  )
}

function PersonStatus({ person }: { readonly person: Person }) {
  const t = useText(text).person
  const zone = useZone()
  const { frozenUntil, departure } = person
  const post = [person.unitName, person.positionName, person.gradeName].filter(Boolean).join(' · ')
  return (
    <p>
      <PersonState person={person} />
      {frozenUntil && <span>{t.frozenUntil(shownTime(frozenUntil, zone))}</span>}
      {departure && (
        <span>{departure.isDone ? t.leftOn(departure.leavesOn) : t.leavesOn(departure.leavesOn)}</span>
      )}
      <span>{post}</span>
    </p>
  )
}

type PersonActsProps = { readonly person: Person; readonly onOpen: (open: Opened) => void }

function PersonActs({ person, onOpen }: PersonActsProps) {
  const t = useText(text).person
  const access = useUser()?.access ?? []
  const acts = usePersonActs(person)
  return (
    <span className="person-acts">
      {access.includes('people.viewAs') && !person.isOneself && person.state === 'active' && (
        <Button onClick={acts.viewAs}>
          <Icon name="eye" size={16} />
          {t.viewAs}
        </Button>
      )}
      {access.includes('people.manage') && (
        <>
          <Menu
            label={t.more}
            align="end"
            items={menuOf(person, { texts: t, acts, open: onOpen })}
            renderButton={(opener) => (
              <Button {...opener}>
                {t.more}
                <Icon name="down" size={14} />
              </Button>
            )}
          />
          <Button look="primary" onClick={() => onOpen({ is: 'edit' })}>
            <Icon name="edit" size={16} />
            {t.edit}
          </Button>
        </>
      )}
    </span>
  )
}

type OpenedDialogProps = {
  readonly open: Opened
  readonly person: Person
  readonly onClose: () => void
  readonly onPassword: (open: Opened) => void
}

/** The open dialog of the page. */
function OpenedDialog({ open, person, onClose, onPassword }: OpenedDialogProps) {
  const t = useText(text)
  const acts = usePersonActs(person)
  if (open.is === 'edit') return <EditPerson person={person} onClose={onClose} />
  if (open.is === 'leave') return <LeaveDialog person={person} onClose={onClose} />
  if (open.is === 'rehire') return <RehirePerson person={person} onClose={onClose} onPassword={onPassword} />
  if (open.is === 'password') return <ShownPassword password={open.password} onClose={onClose} />
  const isPause = open.is === 'suspend'
  return (
    <ConfirmDialog
      title={isPause ? t.confirm.suspend(person.name) : t.confirm.endSessions(person.name)}
      confirm={isPause ? t.person.suspend : t.person.endSessions}
      isDanger
      onClose={onClose}
      onConfirm={async () => {
        await acts.act(isPause ? 'suspend' : 'end-sessions').catch(() => undefined)
        onClose()
      }}
    >
      {isPause ? t.confirm.suspendNote : t.confirm.endSessionsNote}
    </ConfirmDialog>
  )
}
