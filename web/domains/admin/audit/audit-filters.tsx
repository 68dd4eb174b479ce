import { listAuditActions } from '@lyceum/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Input } from '#ui/form/input'
import { SearchBox } from '#ui/form/search-box'
import { Icon } from '#ui/picture/icon'
import { NamePicker } from '#ui/work/name-picker'
import { Pick } from '#ui/work/pick'
import { text } from '../text/index.ts'
import { useActionName } from './action-name.ts'
import { useObjectName } from './object-name.ts'
import type { AuditFilter } from './use-acts.ts'

type FiltersProps = { readonly filter: AuditFilter; readonly onChange: (part: AuditFilter) => void }

/** Filters by text, actor, kind of act and days; the real actor and the object are chosen from an entry and shown as chips. */
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
        onSearch={(searchText) => onChange({ text: searchText })}
      />
      <span className="audit-person">
        <NamePicker
          isSingle
          label={t.actor}
          kind="person"
          chosen={filter.actor ? [personOf(filter.actor)] : []}
          onChoose={([person]) => onChange({ actor: person ? `${person.id}:${person.name}` : '' })}
        />
      </span>
      <Pick
        label={t.action}
        width={200}
        options={actions.map((value) => ({ value, label: nameOf(value) }))}
        value={filter.action || undefined}
        onPick={(action) => onChange({ action: action ?? '' })}
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
  const objectName = useObjectName()
  const { real, object, thing } = filter
  const chips = [
    real && { name: 'real', title: t.onlyReal(personOf(real).name), none: { real: '' } },
    object && {
      name: 'object',
      title: t.onlyObject(thing ?? objectName(object) ?? t.otherObject),
      none: { object: '', thing: '' },
    },
  ].filter((chip) => chip !== undefined && chip !== '')
  return chips.map(({ name, title, none }) => (
    <button
      key={name}
      type="button"
      className="ly-chip ly-chip-choice"
      aria-label={t.clear(title)}
      onClick={() => onChange(none)}
    >
      {title}
      <Icon name="close" size={14} />
    </button>
  ))
}

/** Parses `17:林知夏`, the form used in the URL. */
function personOf(chosen: string) {
  const at = chosen.indexOf(':')
  return { id: chosen.slice(0, at), name: chosen.slice(at + 1) }
}
