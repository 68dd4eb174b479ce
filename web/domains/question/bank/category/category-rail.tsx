import { listQuestionCategories } from '@lyceum/contract/question'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Icon } from '#ui/picture/icon'
import { Tree } from '#ui/tree/tree'
import type { BankControl } from '../list/use-bank.ts'
import { text } from '../text/index.ts'
import { treeOf } from './categories.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { PointsDrawer } from './points-drawer.tsx'

const whole = 'all'

/** The category tree with question counts; the selected category and its subcategories fill the list. */
export function CategoryRail({ list }: { readonly list: BankControl }) {
  const t = useText(text)
  const categories = useQuery(read(listQuestionCategories))
  const mayChange = useUser()?.access.includes('exam.author') ?? false
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([whole]))
  const rows = categories.data?.records ?? []

  return (
    <nav className="bank-rail" aria-label={t.categories}>
      {categories.isError && <ErrorPanel onRetry={() => void categories.refetch()} />}
      {categories.isPending && <Skeleton height="200px" />}
      {categories.data && (
        <Tree
          label={t.categories}
          nodes={[{ id: whole, title: t.all, count: categories.data.total, children: treeOf(rows) }]}
          open={open}
          onOpen={setOpen}
          chosen={list.state.filter.categoryId ?? whole}
          onChoose={(id) => list.filterBy({ categoryId: id === whole ? undefined : id })}
        />
      )}
      {mayChange && <RailActs />}
    </nav>
  )
}

function RailActs() {
  const t = useText(text)
  const [isAdding, setIsAdding] = useState(false)
  const [hasPoints, setHasPoints] = useState(false)
  return (
    <>
      <button type="button" className="bank-rail-act" onClick={() => setIsAdding(true)}>
        <Icon name="plus" size={14} />
        {t.category.add}
      </button>
      <button type="button" className="bank-rail-act" onClick={() => setHasPoints(true)}>
        <Icon name="hash" size={14} />
        {t.point.manage}
      </button>
      {isAdding && <CategoryDialog act={{ is: 'add' }} onClose={() => setIsAdding(false)} />}
      {hasPoints && <PointsDrawer onClose={() => setHasPoints(false)} />}
    </>
  )
}
