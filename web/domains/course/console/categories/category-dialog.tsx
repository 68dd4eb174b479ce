import {
  addCategory,
  editCategory,
  getCourseCatalog,
  listCategories,
  removeCategory,
} from '@lyceum/contract/course'
import { locales } from '@lyceum/contract/kit'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { NameCategory, RemoveCategory } from '#ui/work/category-dialog'
import { text } from '../text/index.ts'
import type { CategoryAct, CategoryRow } from './category-act.ts'

type CategoryDialogProps = {
  readonly act: CategoryAct
  readonly rows: readonly CategoryRow[]
  readonly onClose: () => void
}

/** Adds, renames or removes a category; one that is not empty shows its contents. */
export function CategoryDialog({ act, rows, onClose }: CategoryDialogProps) {
  if (act.is === 'remove') return <Remove row={act.row} rows={rows} onClose={onClose} />
  return <Naming act={act} onClose={onClose} />
}

const noNames = { 'zh-CN': '', 'zh-TW': '', 'en-US': '' }
const refresh = [listCategories, getCourseCatalog]

type NamingProps = { readonly act: Exclude<CategoryAct, { is: 'remove' }>; readonly onClose: () => void }

function Naming({ act, onClose }: NamingProps) {
  const t = useText(text)
  const add = useCommand(addCategory, { refresh })
  const edit = useCommand(editCategory, { refresh })
  const [names, setNames] = useState(act.is === 'rename' ? act.row.names : noNames)

  async function save(name: string) {
    if (act.is === 'add') await add.mutateAsync({ name, names, parentId: act.parent?.id ?? null })
    else await edit.mutateAsync({ id: act.row.id, name, names, position: act.row.position })
    showSuccess(t.categories.saved)
    onClose()
  }

  const title =
    act.is === 'rename'
      ? t.categories.renameOf(act.row.name)
      : act.parent
        ? t.categories.addBelowOf(act.parent.name)
        : t.categories.newTitle
  return (
    <NameCategory
      title={title}
      label={t.categories.name}
      hint={t.categories.nameHint}
      missing={t.missing}
      name={act.is === 'rename' ? act.row.name : ''}
      isBusy={add.isPending || edit.isPending}
      onSave={save}
      onClose={onClose}
    >
      <OtherNames names={names} onChange={setNames} />
    </NameCategory>
  )
}

type Names = CategoryRow['names']
type OtherNamesProps = { readonly names: Names; readonly onChange: (names: Names) => void }

const short = { 'zh-CN': 'cn', 'zh-TW': 'tw', 'en-US': 'en' } as const

/** What readers of another language see; left empty, they see the name above. */
function OtherNames({ names, onChange }: OtherNamesProps) {
  const t = useText(text).categories
  return locales.map((locale) => (
    <Field key={locale} label={t.nameIn[short[locale]]} hint={t.nameInHint}>
      {(field) => (
        <Input
          {...field}
          lang={locale}
          value={names[locale]}
          maxLength={locale === 'en-US' ? 60 : 30}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...names, [locale]: target.value })}
        />
      )}
    </Field>
  ))
}

type RemoveProps = {
  readonly row: CategoryRow
  readonly rows: readonly CategoryRow[]
  readonly onClose: () => void
}

function Remove({ row, rows, onClose }: RemoveProps) {
  const t = useText(text)
  const remove = useCommand(removeCategory, { refresh })
  const children = rows.filter(({ parentId }) => parentId === row.id).length
  if (row.courses > 0 || children > 0)
    return (
      <Modal
        title={t.categories.removeTitle(row.name)}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t.cancel}</Button>}
      >
        <p>{t.categories.inUse(row.courses, children)}</p>
      </Modal>
    )
  return (
    <RemoveCategory
      title={t.categories.removeTitle(row.name)}
      hint={t.categories.removeHint}
      confirm={t.categories.remove}
      onClose={onClose}
      onRemove={async () => {
        await remove.mutateAsync({ id: row.id })
        showSuccess(t.categories.removed)
        onClose()
      }}
    />
  )
}
