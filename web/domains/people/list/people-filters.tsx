import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { SearchBox } from '#ui/form/search-box'
import { Select } from '#ui/form/select'
import { Popover } from '#ui/overlay/popover'
import { Icon } from '#ui/picture/icon'
import { Pick } from '#ui/work/pick'
import { text } from '../text/index.ts'
import { usePickOptions } from '../person/pick-options.ts'
import type { ListControl } from './use-people.ts'

/** Search and filters above the list; rare filters are behind a button. */
export function PeopleFilters({ list }: { readonly list: ListControl }) {
  const t = useText(text)
  const options = usePickOptions()
  const { filter } = list.state
  return (
    <div className="people-filters">
      <SearchBox
        key={filter.text ?? ''}
        placeholder={t.search}
        value={filter.text ?? ''}
        onSearch={(searchText) => list.filterBy({ text: searchText || undefined })}
      />
      <Pick
        label={t.filter.unit}
        options={options.units}
        value={filter.unitId}
        width={200}
        onPick={(unitId) => list.filterBy({ unitId })}
      />
      <Pick
        label={t.filter.position}
        options={options.positions}
        value={filter.positionId}
        onPick={(positionId) => list.filterBy({ positionId })}
      />
      <Pick
        label={t.filter.grade}
        options={options.grades}
        value={filter.gradeId}
        width={120}
        onPick={(gradeId) => list.filterBy({ gradeId })}
      />
      <MoreFilters list={list} />
    </div>
  )
}

const roles = ['INSTR', 'TADM', 'ADM'] as const
const days = ['joinedFrom', 'joinedTo'] as const
const moments = ['loginFrom', 'loginBefore'] as const

function MoreFilters({ list }: { readonly list: ListControl }) {
  const t = useText(text)
  const { filter } = list.state
  const count = [filter.role, ...days.map((name) => filter[name]), ...moments.map((name) => filter[name])]
  const chosen = count.filter((value) => value !== undefined).length
  return (
    <Popover
      label={t.filter.more}
      width={280}
      renderButton={(opener) => (
        <Button {...opener}>
          <Icon name="filter" size={16} />
          {t.filter.more}
          {chosen > 0 && <span className="people-count">{chosen}</span>}
        </Button>
      )}
    >
      <div className="people-more">
        <Field label={t.filter.role}>
          {(names) => (
            <Select
              {...names}
              value={filter.role ?? ''}
              options={[
                { value: '', title: t.filter.any },
                ...roles.map((role) => ({ value: role, title: t.roles[role] })),
              ]}
              onChange={({ target }) => list.filterBy({ role: target.value || undefined })}
            />
          )}
        </Field>
        {days.map((name) => (
          <Field key={name} label={t.filter[name]}>
            {(names) => (
              <Input
                {...names}
                type="date"
                value={filter[name] ?? ''}
                onChange={({ target }) => list.filterBy({ [name]: target.value || undefined })}
              />
            )}
          </Field>
        ))}
        {moments.map((name) => (
          <Field key={name} label={t.filter[name]}>
            {(names) => (
              <Input
                {...names}
                type="date"
                value={filter[name]?.slice(0, 10) ?? ''}
                onChange={({ target }) =>
                  list.filterBy({ [name]: target.value ? `${target.value}T00:00:00Z` : undefined })
                }
              />
            )}
          </Field>
        ))}
      </div>
    </Popover>
  )
}
