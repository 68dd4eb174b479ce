import { useText } from '#lib/text'
import { SearchBox } from '#ui/form/search-box'
import { Select } from '#ui/form/select'
import { text } from '../../text/index.ts'
import { useRoles } from '../roles/use-roles.ts'
import type { RoleAssignmentFilter } from './use-role-assignments.ts'

type RoleAssignmentFiltersProps = {
  readonly filter: RoleAssignmentFilter
  readonly onNarrow: (change: RoleAssignmentFilter) => void
}

const scopes = ['site', 'unit', 'centre'] as const

/** Filters by person, role and kind of scope. */
export function RoleAssignmentFilters({ filter, onNarrow }: RoleAssignmentFiltersProps) {
  const t = useText(text).assignments
  const { systemRoles = [], custom = [] } = useRoles()
  const roles = [...systemRoles, ...custom]

  function chooseRole(key: string) {
    const role = roles.find((option) => option.key === key)
    const isSystem = role !== undefined && role.custom === undefined
    onNarrow({
      role: isSystem ? systemRoleKeys.find((option) => option === key) : undefined,
      customRoleId: role?.custom?.id,
    })
  }

  return (
    <div className="access-filters">
      <SearchBox
        placeholder={t.search}
        onSearch={(searchText) => onNarrow({ text: searchText || undefined })}
      />
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

const systemRoleKeys = ['INSTR', 'TADM', 'ADM'] as const
