import type { CourseKind } from '@lyceum/contract/course'
import { type Category, shownKinds, useCatalog } from '#domains/course'
import { useText } from '#lib/text'
import { type Chosen, FilterBar } from '#ui/filter/filter-bar'
import { text as statusText } from '../../../../ui/status/text/index.ts'
import { type CourseQuery, filterStatuses } from '../course-query.ts'
import { statusNames } from '../statuses.ts'
import { text } from '../text/index.ts'

type CourseFiltersProps = {
  readonly query: CourseQuery
  /** The kinds to choose from. */
  readonly kinds: readonly CourseKind[]
  readonly onChoose: (change: Partial<CourseQuery>) => void
}

/** Filters for topic in three levels, type and status. */
export function CourseFilters({ query, kinds, onChoose }: CourseFiltersProps) {
  const t = useText(text)
  const states = useText(statusText).course
  const tree = useCatalog()
  const rows = [
    { name: 'category', label: t.category, options: tree.map(optionOf) },
    {
      name: 'kind',
      label: t.kind,
      options: kinds.map((value) => ({ value, title: t.kinds[value] })),
    },
    {
      name: 'status',
      label: t.status,
      options: filterStatuses.map((value) => ({ value, title: states[statusNames[value]] })),
    },
  ]
  const { fristId, secondId, thirdId, type, status } = query
  const chosen: Chosen = {
    category: [fristId, secondId, thirdId].filter((id) => id !== undefined),
    kind: type ? [type] : [],
    status: status ? [status] : [],
  }

  function choose({ category = [], kind = [], status = [] }: Chosen) {
    const [first, second, third] = category
    onChoose({
      fristId: first,
      secondId: second,
      thirdId: third,
      type: shownKinds.find((option) => option === kind[0]),
      status: filterStatuses.find((option) => option === status[0]),
    })
  }

  return <FilterBar rows={rows} chosen={chosen} onChoose={choose} />
}

type Option = { readonly value: string; readonly title: string; readonly children: readonly Option[] }

const optionOf = ({ id, name, children }: Category): Option => ({
  value: id,
  title: name,
  children: children.map(optionOf),
})
