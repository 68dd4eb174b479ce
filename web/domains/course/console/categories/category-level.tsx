import { listCategories, orderCategories } from '@lyceum/contract/course'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Sortable } from '#ui/tree/sortable'
import { text } from '../text/index.ts'
import type { CategoryAct, CategoryRow } from './category-act.ts'

type CategoryLevelProps = {
  readonly rows: readonly CategoryRow[]
  readonly parentId: string | null
  readonly mayChange: boolean
  readonly onAct: (act: CategoryAct) => void
}

/** The categories below one parent, sortable; each is followed by its children. */
export function CategoryLevel({ rows, parentId, mayChange, onAct }: CategoryLevelProps) {
  const t = useText(text).categories
  const order = useCommand(orderCategories, { refresh: [listCategories], awaitRefresh: true })
  const [sorted, setSorted] = useState<readonly string[]>()
  const stored = rows.filter((row) => row.parentId === parentId)
  const level = sorted ? inOrder(stored, sorted) : stored
  if (level.length === 0) return null
  return (
    <Sortable
      items={level}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      isLocked={!mayChange}
      onOrder={(next) => {
        const ids = next.map(({ id }) => id)
        setSorted(ids)
        order.mutate(
          { ids },
          { onSuccess: () => showSuccess(t.ordered), onFinished: () => setSorted(undefined) },
        )
      }}
    >
      {(row, grip) => (
        <>
          <div className={`category-row category-row-${row.level}`}>
            {grip}
            <b>{row.name}</b>
            <small>{courseCount(rows, row) > 0 ? t.courses(courseCount(rows, row)) : t.noCourses}</small>
            {mayChange && <Acts row={row} onAct={onAct} />}
          </div>
          <div className="category-below">
            <CategoryLevel rows={rows} parentId={row.id} mayChange={mayChange} onAct={onAct} />
          </div>
        </>
      )}
    </Sortable>
  )
}

/** The number of courses of a category and all its descendants. */
const courseCount = (rows: readonly CategoryRow[], { id, courses }: CategoryRow): number =>
  rows
    .filter(({ parentId }) => parentId === id)
    .reduce((sum, below) => sum + courseCount(rows, below), courses)

/** The dropped order until the server has answered; rows added meanwhile go to the end. */
function inOrder(rows: readonly CategoryRow[], ids: readonly string[]): readonly CategoryRow[] {
  return [
    ...ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
    ...rows.filter(({ id }) => !ids.includes(id)),
  ]
}

type ActsProps = { readonly row: CategoryRow; readonly onAct: CategoryLevelProps['onAct'] }

function Acts({ row, onAct }: ActsProps) {
  const t = useText(text).categories
  return (
    <span className="category-acts">
      {row.level < 3 && (
        <Button
          look="quiet"
          size="small"
          aria-label={t.addBelowOf(row.name)}
          onClick={() => onAct({ is: 'add', parent: row })}
        >
          <Icon name="plus" size={14} />
          {t.addBelow}
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        aria-label={t.renameOf(row.name)}
        onClick={() => onAct({ is: 'rename', row })}
      >
        <Icon name="edit" size={14} />
        {t.rename}
      </Button>
      <Button
        look="quiet"
        size="small"
        aria-label={t.removeOf(row.name)}
        onClick={() => onAct({ is: 'remove', row })}
      >
        <Icon name="trash" size={14} />
        {t.remove}
      </Button>
    </span>
  )
}
