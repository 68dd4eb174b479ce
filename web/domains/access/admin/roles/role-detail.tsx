import { deleteRole, listRoles } from '@lyceum/contract/access'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'
import { PermissionList } from './permission-list.tsx'
import { RoleForm, type RoleDraft } from './role-form.tsx'
import type { AnyRole } from './use-roles.ts'

type RoleDetailProps = {
  readonly role: AnyRole
  readonly mayGrant: boolean
  readonly onChoose: (key: string) => void
}

type Open = 'remove' | RoleDraft

/** One role: its permissions and the actions on it. */
export function RoleDetail({ role, mayGrant, onChoose }: RoleDetailProps) {
  const t = useText(text).roles
  const [open, setOpen] = useState<Open>()
  const { custom, name, description, permissions } = role
  const close = () => setOpen(undefined)

  return (
    <section>
      <header className="access-role-head">
        <div>
          <h2>{name}</h2>
          {description && <p>{description}</p>}
          <p className="access-sub">
            {t.assignees(String(role.holders))} · {t.permissions(String(permissions.length))}
          </p>
        </div>
        {mayGrant && <Acts role={role} onOpen={setOpen} />}
      </header>
      {!custom?.isMine && <p className="access-sub access-role-note">{custom ? t.beyond : t.fixed}</p>}
      <PermissionList granted={new Set(permissions)} />
      {open === 'remove' && <RemoveRole role={role} onGone={() => onChoose('TADM')} onClose={close} />}
      {open && open !== 'remove' && <RoleForm draft={open} onSaved={onChoose} onClose={close} />}
    </section>
  )
}

type ActsProps = { readonly role: AnyRole; readonly onOpen: (open: Open) => void }

/** Change, copy, delete; a system role can only be copied. */
function Acts({
  role: { key, name, description, permissions, holders: assigneeCount, custom },
  onOpen,
}: ActsProps) {
  const t = useText(text).roles
  const isMine = custom?.isMine ?? false
  const draft = { id: key, name, description, permissions, assigneeCount }
  return (
    <div className="access-role-acts">
      {isMine && (
        <Button onClick={() => onOpen(draft)}>
          <Icon name="edit" size={14} />
          {t.edit}
        </Button>
      )}
      <Button onClick={() => onOpen({ ...draft, id: undefined, name: t.copyName(name), assigneeCount: 0 })}>
        <Icon name="copy" size={14} />
        {t.copy}
      </Button>
      {isMine && (
        <Button onClick={() => onOpen('remove')}>
          <Icon name="trash" size={14} />
          {t.remove}
        </Button>
      )}
    </div>
  )
}

type RemoveRoleProps = { readonly role: AnyRole; readonly onGone: () => void; readonly onClose: () => void }

function RemoveRole({ role: { key, name }, onGone, onClose }: RemoveRoleProps) {
  const t = useText(text).roles
  const remove = useCommand(deleteRole, { refresh: [listRoles] })
  async function go() {
    onClose()
    await remove.mutateAsync({ id: key })
    showSuccess(t.removed(name))
    onGone()
  }
  return (
    <ConfirmDialog
      title={t.removeTitle(name)}
      confirm={t.remove}
      isDanger
      onConfirm={() => go().catch(() => undefined)}
      onClose={onClose}
    >
      <p>{t.removeHint}</p>
    </ConfirmDialog>
  )
}
