import { grantRoles, listRoleAssignments, listRoles, type previewGrant } from '@lyceum/contract/access'
import type { Result } from '@lyceum/contract/kit'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Descriptions } from '#ui/data/descriptions'
import { Button } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { Modal } from '#ui/layout/modal'
import { text } from '../../text/index.ts'
import { type Chosen, type Grant, scopeOf } from './grant.ts'
import { useWithdraw } from './use-role-assignments.ts'

type GrantPreviewProps = {
  readonly chosen: Chosen
  readonly grant: Grant
  readonly preview: Result<typeof previewGrant>
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Shows who would gain the role. Above the bulk limit it must be confirmed; it can be undone afterwards. */
export function GrantPreview({ chosen, grant, preview, onBack, onClose }: GrantPreviewProps) {
  const t = useText(text).grant
  const { count, already, people, brake: bulkLimit } = preview
  const [isConfirmed, setIsConfirmed] = useState(false)
  const give = useCommand(grantRoles, { refresh: [listRoleAssignments, listRoles] })
  const withdraw = useWithdraw()
  const shown = count.toLocaleString('en-US')
  const isBlocked = count > bulkLimit && !isConfirmed

  async function go() {
    const { ids, count: done } = await give.mutateAsync({ ...grant, confirmed: count })
    onClose()
    showSuccess(t.done(String(done)), () => void withdraw(ids).catch(() => undefined))
  }

  return (
    <Modal
      title={t.title}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack}>{t.back}</Button>
          {count > 0 && (
            <Button
              look="primary"
              disabled={isBlocked}
              isBusy={give.isPending}
              onClick={() => void go().catch(() => undefined)}
            >
              {t.go(shown)}
            </Button>
          )}
        </>
      }
    >
      <What chosen={chosen} />
      <p className="access-gaining">{count === 0 ? t.noNewAssignees : t.previewOf(shown, String(already))}</p>
      <ul className="access-preview">
        {people.map(({ id, name, userName }) => (
          <li key={id}>
            {name}
            <small>{userName}</small>
          </li>
        ))}
        {count > people.length && <li>{t.more(String(count - people.length))}</li>}
      </ul>
      {count > bulkLimit && (
        <Checkbox checked={isConfirmed} onChange={() => setIsConfirmed(!isConfirmed)}>
          {t.confirmMany(shown)}
        </Checkbox>
      )}
    </Modal>
  )
}

/** The role and its scope. */
function What({ chosen }: { readonly chosen: Chosen }) {
  const t = useText(text)
  const kind = scopeOf(chosen)?.kind ?? 'site'
  const place = kind === 'site' ? '' : `${chosen.place?.name ?? ''} · `
  return (
    <Descriptions
      columns={1}
      items={[
        { term: t.grant.what, value: chosen.role?.name },
        { term: t.grant.where, value: place + t.assignments.scopeNames[kind] },
        { term: t.grant.lastDay, value: chosen.lastDay || t.grant.noLastDay },
      ]}
    />
  )
}
