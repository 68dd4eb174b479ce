import {
  addQuestionCategory,
  editQuestionCategory,
  listQuestionCategories,
  removeQuestionCategory,
} from '@lyceum/contract/question'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { NameCategory, RemoveCategory } from '#ui/work/category-dialog'
import { text } from '../text/index.ts'
import type { CategoryRow } from './categories.ts'

/** The pending action on a category. */
export type CategoryAct =
  | { readonly is: 'add'; readonly parent?: CategoryRow }
  | { readonly is: 'rename' | 'remove'; readonly row: CategoryRow }

type CategoryDialogProps = {
  readonly act: CategoryAct
  readonly onClose: () => void
  /** Called when the shown category was removed. */
  readonly onRemoved?: () => void
}

const refresh = { refresh: [listQuestionCategories] }

/** Adds, renames or removes a question category. */
export function CategoryDialog({ act, onClose, onRemoved }: CategoryDialogProps) {
  const t = useText(text).category
  const remove = useCommand(removeQuestionCategory, refresh)
  if (act.is !== 'remove') return <Naming act={act} onClose={onClose} />
  return (
    <RemoveCategory
      title={t.removeTitle(act.row.name)}
      hint={t.removeHint}
      confirm={t.remove}
      onClose={onClose}
      onRemove={async () => {
        await remove.mutateAsync({ id: act.row.id }).then(
          () => {
            showSuccess(t.removed)
            onRemoved?.()
          },
          () => undefined,
        )
        onClose()
      }}
    />
  )
}

function Naming({ act, onClose }: CategoryDialogProps & { readonly act: CategoryAct }) {
  const t = useText(text).category
  const add = useCommand(addQuestionCategory, refresh)
  const edit = useCommand(editQuestionCategory, refresh)

  async function save(name: string) {
    if (act.is === 'add') await add.mutateAsync({ name, parentId: act.parent?.id ?? null })
    else await edit.mutateAsync({ id: act.row.id, name, position: act.row.position })
    showSuccess(t.saved)
    onClose()
  }

  return (
    <NameCategory
      title={titleOf(act, t)}
      label={t.name}
      missing={t.missing}
      name={act.is === 'add' ? '' : act.row.name}
      isBusy={add.isPending || edit.isPending}
      onSave={save}
      onClose={onClose}
    />
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
