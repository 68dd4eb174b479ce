import { createRole, listHoldings, listRoles, saveRole } from '@lyceum/contract/access'
import { type SubmitEvent, useId, useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { text } from '../../text/index.ts'
import { PermissionChoice } from './permission-choice.tsx'

export type RoleDraft = {
  /** Undefined: a new role, perhaps copied from another. */
  readonly id: string | undefined
  readonly name: string
  readonly description: string
  readonly permissions: readonly string[]
  readonly holders: number
}

const blank: RoleDraft = { id: undefined, name: '', description: '', permissions: [], holders: 0 }
const refresh = { refresh: [listRoles, listHoldings] }

type RoleFormProps = { readonly draft: RoleDraft | undefined; readonly onClose: () => void }

/** Makes a role, or changes one. */
export function RoleForm({ draft = blank, onClose }: RoleFormProps) {
  const t = useText(text).form
  const id = useId()
  const [name, setName] = useState(draft.name)
  const [description, setDescription] = useState(draft.description)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(draft.permissions))
  const [isTried, setIsTried] = useState(false)
  const create = useCommand(createRole, refresh)
  const save = useCommand(saveRole, refresh)
  const isRight = name.trim() !== '' && chosen.size > 0

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!isRight) return
    const fields = { name: name.trim(), description: description.trim(), permissions: [...chosen] }
    await (draft.id === undefined
      ? create.mutateAsync(fields)
      : save.mutateAsync({ id: draft.id, ...fields }))
    showSuccess(t.saved(fields.name))
    onClose()
  }

  return (
    <Modal
      title={draft.id === undefined ? t.addTitle : t.editTitle}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} look="primary" isBusy={create.isPending || save.isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      {/* A refusal is shown by the message; the form stays as it was filled. */}
      <form id={id} noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <Field
          label={t.name}
          hint={t.nameHint}
          isRequired
          error={isTried && name.trim() === '' ? t.nameMissing : undefined}
        >
          {(names) => (
            <Input {...names} value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <Field label={t.description}>
          {(names) => (
            <Input
              {...names}
              value={description}
              maxLength={200}
              onChange={({ target }) => setDescription(target.value)}
            />
          )}
        </Field>
        <PermissionChoice
          chosen={chosen}
          error={isTried && chosen.size === 0 ? t.none : undefined}
          onChoose={setChosen}
        />
        {draft.holders > 0 && <p className="access-sub">{t.editNote(String(draft.holders))}</p>}
      </form>
    </Modal>
  )
}
