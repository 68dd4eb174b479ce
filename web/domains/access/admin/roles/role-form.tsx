import { createRole, listRoleAssignments, listRoles, saveRole } from '@lyceum/contract/access'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { FormDialog } from '#ui/overlay/form-dialog'
import { text } from '../../text/index.ts'
import { PermissionChoice } from './permission-choice.tsx'

export type RoleDraft = {
  /** Undefined: a new role, perhaps copied from another. */
  readonly id: string | undefined
  readonly name: string
  readonly description: string
  readonly permissions: readonly string[]
  readonly assigneeCount: number
}

const blank: RoleDraft = { id: undefined, name: '', description: '', permissions: [], assigneeCount: 0 }
const refresh = { refresh: [listRoles, listRoleAssignments], awaitRefresh: true }

type RoleFormProps = {
  readonly draft: RoleDraft | undefined
  /** Receives the id, so that the page can show the saved role. */
  readonly onSaved: (id: string) => void
  readonly onClose: () => void
}

/** Creates or changes a role. */
export function RoleForm({ draft = blank, onSaved, onClose }: RoleFormProps) {
  const t = useText(text).form
  const [name, setName] = useState(draft.name)
  const [description, setDescription] = useState(draft.description)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(draft.permissions))
  const create = useCommand(createRole, refresh)
  const save = useCommand(saveRole, refresh)
  const isRight = name.trim() !== '' && chosen.size > 0

  async function submit() {
    const fields = { name: name.trim(), description: description.trim(), permissions: [...chosen] }
    const { id } = await (draft.id === undefined
      ? create.mutateAsync(fields)
      : save.mutateAsync({ id: draft.id, ...fields }))
    showSuccess(t.saved(fields.name))
    onClose()
    onSaved(id)
  }

  return (
    <FormDialog
      title={draft.id === undefined ? t.addTitle : t.editTitle}
      width={720}
      isBusy={create.isPending || save.isPending}
      isRight={isRight}
      onSubmit={submit}
      onClose={onClose}
    >
      {(shownError) => (
        <>
          <Field
            label={t.name}
            hint={t.nameHint}
            isRequired
            error={shownError(name.trim() === '' ? t.nameMissing : undefined)}
          >
            {(names) => (
              <Input
                {...names}
                value={name}
                maxLength={40}
                onChange={({ target }) => setName(target.value)}
              />
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
            error={shownError(chosen.size === 0 ? t.none : undefined)}
            onChoose={setChosen}
          />
          {draft.assigneeCount > 0 && <p className="access-sub">{t.editNote(String(draft.assigneeCount))}</p>}
        </>
      )}
    </FormDialog>
  )
}
