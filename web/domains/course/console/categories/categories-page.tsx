import { listCategories } from '@lyceum/contract/course'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import type { CategoryAct, CategoryRow } from './category-act.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryLevel } from './category-level.tsx'
import './categories-page.css'

/** The categories of the course centre: three levels, in the order in which learners see them. */
export function CategoriesPage() {
  const t = useText(text).categories
  const categories = useQuery(read(listCategories))
  const mayChange = useUser()?.access.includes('course.categories') ?? false
  const [act, setAct] = useState<CategoryAct>()
  usePageTitle(t.title)
  const rows = categories.data?.records

  return (
    <div className="categories">
      <header className="categories-head">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {mayChange && (
          <Button look="primary" onClick={() => setAct({ is: 'add', parent: undefined })}>
            <Icon name="plus" size={16} />
            {t.add}
          </Button>
        )}
      </header>
      {categories.isError && <ErrorPanel onRetry={() => void categories.refetch()} />}
      {categories.isPending && <RowsWaiting />}
      {rows && <CategoryList rows={rows} mayChange={mayChange} onAct={setAct} />}
      {act && rows && <CategoryDialog act={act} rows={rows} onClose={() => setAct(undefined)} />}
    </div>
  )
}

type CategoryListProps = {
  readonly rows: readonly CategoryRow[]
  readonly mayChange: boolean
  readonly onAct: (act: CategoryAct) => void
}

function CategoryList({ rows, mayChange, onAct }: CategoryListProps) {
  const t = useText(text).categories
  if (rows.length === 0) return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
  return <CategoryLevel rows={rows} parentId={null} mayChange={mayChange} onAct={onAct} />
}
