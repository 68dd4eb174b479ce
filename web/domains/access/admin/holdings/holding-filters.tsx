import { useText } from '#lib/text'
import { SearchBox } from '#ui/form/search-box'
import { Select } from '#ui/form/select'
import { text } from '../../text/index.ts'
import { useRoles } from '../roles/use-roles.ts'
import type { HoldingFilter } from './use-holdings.ts'

type HoldingFiltersProps = {
  readonly filter: HoldingFilter
  readonly onNarrow: (change: HoldingFilter) => void
}

const scopes = ['site', 'unit', 'centre'] as const

/** By person, by role, by the kind of scope. */
export function HoldingFilters({ filter, onNarrow }: HoldingFiltersProps) {
  const t = useText(text).holdings
  const { house = [], custom = [] } = useRoles()
  const roles = [...house, ...custom]

  function chooseRole(key: string) {
    const role = roles.find((one) => one.key === key)
    const isHouse = role !== undefined && role.custom === undefined
    onNarrow({
      role: isHouse ? houseRoles.find((one) => one === key) : undefined,
      customRoleId: role?.custom?.id,
    })
  }

  return (
    <div className="access-filters">
      <SearchBox placeholder={t.search} onSearch={(words) => onNarrow({ text: words || undefined })} />
      <Select
        aria-label={t.columns.role}
        value={filter.customRoleId ?? filter.role ?? ''}
        options={[
          { value: '', title: t.allRoles },
          ...roles.map(({ key, name }) => ({ value: key, title: name })),
        ]}
        onChange={({ target }) => chooseRole(target.value)}
      />
      <Select
        aria-label={t.columns.scope}
        value={filter.scope ?? ''}
        options={[
          { value: '', title: t.allScopes },
          ...scopes.map((kind) => ({ value: kind, title: t.scopeNames[kind] })),
        ]}
        onChange={({ target }) => onNarrow({ scope: scopes.find((kind) => kind === target.value) })}
      />
    </div>
  )
}

const houseRoles = ['INSTR', 'TADM', 'ADM'] as const
