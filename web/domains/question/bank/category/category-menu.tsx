import { editQuestionCategory, listQuestionCategories } from '@lyceum/contract/question'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { IconButton } from '#ui/form/icon-button'
import { Menu } from '#ui/overlay/menu'
import { text } from '../text/index.ts'
import type { CategoryRow } from './categories.ts'
import { type CategoryAct, CategoryDialog } from './category-dialog.tsx'

type CategoryMenuProps = { readonly id: string; readonly onGone: () => void }

/** Actions on the selected category. */
export function CategoryMenu({ id, onGone }: CategoryMenuProps) {
  const t = useText(text).category
  const rows = useQuery(read(listQuestionCategories)).data?.records ?? []
  const [act, setAct] = useState<CategoryAct>()
  const edit = useCommand(editQuestionCategory, { refresh: [listQuestionCategories], awaitRefresh: true })
  const row = rows.find((item) => item.id === id)
  if (!row) return null
  const siblings = rows.filter(({ parentId }) => parentId === row.parentId)
  const at = siblings.indexOf(row)

  /** Swaps with a neighbour and renumbers the positions that changed. */
  const swap = (other: CategoryRow | undefined) => {
    if (!other) return
    const order = siblings.map((item) => (item === row ? other : item === other ? row : item))
    void order.reduce(async (before, { id: moved, name, position }, place) => {
      await before
      if (position !== place) await edit.mutateAsync({ id: moved, name, position: place })
    }, Promise.resolve())
  }

  return (
    <>
      <Menu
        label={t.menu}
        items={[
          ...(row.level < 3
            ? [
                {
                  id: 'add',
                  title: t.addBelow,
                  icon: 'plus' as const,
                  onChoose: () => setAct({ is: 'add', parent: row }),
                },
              ]
            : []),
          { id: 'rename', title: t.rename, icon: 'edit', onChoose: () => setAct({ is: 'rename', row }) },
          {
            id: 'up',
            title: t.up,
            icon: 'up',
            isDisabled: at === 0,
            onChoose: () => swap(siblings[at - 1]),
          },
          {
            id: 'down',
            title: t.down,
            icon: 'down',
            isDisabled: at === siblings.length - 1,
            onChoose: () => swap(siblings[at + 1]),
          },
          {
            id: 'remove',
            title: t.remove,
            icon: 'trash',
            isDanger: true,
            isApart: true,
            onChoose: () => setAct({ is: 'remove', row }),
          },
        ]}
        renderButton={(opener) => <IconButton {...opener} icon="dots" label={t.menu} />}
      />
      {act && <CategoryDialog act={act} onClose={() => setAct(undefined)} onRemoved={onGone} />}
    </>
  )
}
