import { listAuditActions } from '@lyceum/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Input } from '#ui/form/input'
import { SearchBox } from '#ui/form/search-box'
import { Select } from '#ui/form/select'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { useActionName } from './action-name.ts'
import type { AuditFilter } from './use-acts.ts'

type FiltersProps = { readonly filter: AuditFilter; readonly onChange: (part: AuditFilter) => void }

/** Words, kind of act and days; people and objects are chosen from an entry and stand here as chips. */
export function AuditFilters({ filter, onChange }: FiltersProps) {
  const t = useText(text).audit
  const nameOf = useActionName()
  const { data } = useQuery(read(listAuditActions))
  const actions = [...new Set([...(data?.actions ?? []), ...(filter.action ? [filter.action] : [])])]
  return (
    <div className="audit-filters">
      <SearchBox
        key={filter.text}
        placeholder={t.search}
        value={filter.text ?? ''}
        onSearch={(words) => onChange({ text: words })}
      />
      <Select
        aria-label={t.action}
        value={filter.action ?? ''}
        options={[
          { value: '', title: t.allActions },
          ...actions.map((value) => ({ value, title: nameOf(value) })),
        ]}
        onChange={({ target }) => onChange({ action: target.value })}
      />
      <Input
        type="date"
        aria-label={t.from}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <span aria-hidden="true">–</span>
      <Input
        type="date"
        aria-label={t.to}
        value={filter.to ?? ''}
        min={filter.from}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <Chosen filter={filter} onChange={onChange} />
    </div>
  )
}

function Chosen({ filter, onChange }: FiltersProps) {
  const t = useText(text).audit
  const chips = [
    filter.actor && { name: 'actor', title: t.only(afterColon(filter.actor)) },
    filter.real && { name: 'real', title: t.onlyReal(afterColon(filter.real)) },
    filter.object && { name: 'object', title: t.onlyObject(filter.object) },
  ].filter((chip) => chip !== undefined && chip !== '')
  return chips.map(({ name, title }) => (
    <button
      key={name}
      type="button"
      className="ly-chip ly-chip-choice"
      aria-label={t.clear(title)}
      onClick={() => onChange({ [name]: '' })}
    >
      {title}
      <Icon name="close" size={14} />
    </button>
  ))
}

const afterColon = (chosen: string) => chosen.slice(chosen.indexOf(':') + 1)
