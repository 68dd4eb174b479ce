import {
  addQuestionCategory,
  editQuestionCategory,
  listQuestionCategories,
  removeQuestionCategory,
} from '@lyceum/contract/exam'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { FormDialog } from '#ui/overlay/form-dialog'
import { text } from '../text/index.ts'
import type { CategoryRow } from './categories.ts'

/** What somebody is about to do with a category. */
export type CategoryAct =
  | { readonly is: 'add'; readonly parent?: CategoryRow }
  | { readonly is: 'rename' | 'remove'; readonly row: CategoryRow }

type CategoryDialogProps = {
  readonly act: CategoryAct
  readonly onClose: () => void
  /** What was shown is no longer there. */
  readonly onRemoved?: () => void
}

const refresh = { refresh: [listQuestionCategories] }

/** Adds, renames or removes a category of questions. */
export function CategoryDialog({ act, onClose, onRemoved }: CategoryDialogProps) {
  const t = useText(text).category
  const remove = useCommand(removeQuestionCategory, refresh)
  if (act.is !== 'remove') return <Naming act={act} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t.removeTitle(act.row.name)}
      confirm={t.remove}
      isDanger
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ id: act.row.id }).then(
          () => {
            showSuccess(t.removed)
            onRemoved?.()
          },
          () => undefined,
        )
        onClose()
      }}
    >
      <p>{t.removeHint}</p>
    </ConfirmDialog>
  )
}

function Naming({ act, onClose }: CategoryDialogProps & { readonly act: CategoryAct }) {
  const t = useText(text).category
  const add = useCommand(addQuestionCategory, refresh)
  const edit = useCommand(editQuestionCategory, refresh)
  const [name, setName] = useState(act.is === 'add' ? '' : act.row.name)

  const typed = name.trim()

  async function save() {
    if (act.is === 'add') await add.mutateAsync({ name: typed, parentId: act.parent?.id ?? null })
    else await edit.mutateAsync({ id: act.row.id, name: typed, position: act.row.position })
    showSuccess(t.saved)
    onClose()
  }

  return (
    <FormDialog
      title={titleOf(act, t)}
      isBusy={add.isPending || edit.isPending}
      isRight={typed !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      {(told) => (
        <Field label={t.name} error={told(typed ? undefined : t.missing)}>
          {(names) => (
            <Input
              {...names}
              value={name}
              maxLength={30}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}

type Titles = {
  readonly newTitle: string
  readonly below: (name: string) => string
  readonly renameOf: (name: string) => string
}

function titleOf(act: CategoryAct, t: Titles): string {
  if (act.is !== 'add') return t.renameOf(act.row.name)
  return act.parent ? t.below(act.parent.name) : t.newTitle
}
