import { courseKinds, courseStates } from '@lyceum/contract/course'
import { Select as LongSelect } from 'antd'
import { useText } from '#lib/text'
import { SearchBox } from '#ui/form/search-box'
import { Select } from '#ui/form/select'
import { Segmented } from '#ui/layout/segmented'
import { useCategoryOptions } from '../category-options.ts'
import { text } from '../text/index.ts'
import type { ListControl } from './list-state.ts'

const states = ['all', ...courseStates] as const

/** State, text, kind and category filters above the list, kept in the URL. */
export function CourseFilters({ list }: { readonly list: ListControl }) {
  const t = useText(text)
  const categories = useCategoryOptions()
  const { state, kind, categoryId, text: searchText } = list.state
  return (
    <div className="courses-filters">
      <Segmented
        label={t.state}
        options={states.map((value) => ({ value, title: t.states[value] }))}
        value={state ?? 'all'}
        onChoose={(value) => list.show({ state: value === 'all' ? undefined : value })}
      />
      <span className="courses-filters-end">
        <span className="courses-kind">
          <Select
            aria-label={t.kind}
            value={kind ?? ''}
            options={[
              { value: '', title: t.anyKind },
              ...courseKinds.map((value) => ({ value, title: t.kinds[value] })),
            ]}
            onChange={({ target }) =>
              list.show({ kind: courseKinds.find((option) => option === target.value) })
            }
          />
        </span>
        <LongSelect
          aria-label={t.category}
          placeholder={t.anyCategory}
          allowClear={{ label: t.clear }}
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={280}
          style={{ width: 180, height: 36 }}
          options={categories}
          value={categoryId ?? null}
          onChange={(value: string | undefined) => list.show({ categoryId: value })}
        />
        <SearchBox
          key={searchText}
          placeholder={t.search}
          value={searchText}
          onSearch={(next) => list.show({ text: next })}
        />
      </span>
    </div>
  )
}
