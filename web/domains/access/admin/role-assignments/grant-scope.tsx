import { findPlaces } from '@lyceum/contract/access'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Select } from '#ui/form/select'
import { Segmented } from '#ui/layout/segmented'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'
import { UnitPicker } from '../parts/pickers.tsx'
import { canNarrow, type GrantFieldsProps } from './grant.ts'

/** The scope of the role. */
export function GrantScope({ chosen, onChange }: GrantFieldsProps) {
  const t = useText(text)
  const { data } = useQuery(read(findPlaces, {}))
  if (chosen.role && !canNarrow(chosen.role)) return <p className="access-sub">{t.grant.fixedScope}</p>
  const kinds = data?.isWhole === false ? (['unit'] as const) : (['site', 'unit', 'centre'] as const)
  // An administrator of some units only starts with those units.
  const scope = kinds.find((kind) => kind === chosen.scope) ?? 'unit'
  return (
    <section>
      <h3>{t.grant.where}</h3>
      <Segmented
        label={t.grant.where}
        value={scope}
        options={kinds.map((kind) => ({ value: kind, title: t.assignments.scopeNames[kind] }))}
        onChoose={(kind) => onChange({ scope: kind, place: undefined })}
      />
      {scope === 'unit' && <UnitPlace chosen={chosen} onChange={onChange} />}
      {scope === 'centre' && <CentrePlace chosen={chosen} onChange={onChange} />}
    </section>
  )
}

function UnitPlace({ chosen: { place }, onChange }: GrantFieldsProps) {
  const t = useText(text).grant
  if (!place)
    return <UnitPicker label={t.where} onChoose={(unit) => onChange({ scope: 'unit', place: unit })} />
  return (
    <div className="access-picked">
      <button type="button" aria-label={t.remove(place.name)} onClick={() => onChange({ place: undefined })}>
        {place.name}
        <Icon name="close" size={12} />
      </button>
    </div>
  )
}

function CentrePlace({ chosen: { place }, onChange }: GrantFieldsProps) {
  const t = useText(text).grant
  const { data } = useQuery(read(findPlaces, {}))
  const centres = data?.centres ?? []
  return (
    <Select
      aria-label={t.chooseCentre}
      value={place?.id ?? ''}
      options={[
        { value: '', title: centres.length === 0 ? t.noCentre : t.chooseCentre },
        ...centres.map(({ id, name }) => ({ value: id, title: name })),
      ]}
      onChange={({ target }) => onChange({ place: centres.find(({ id }) => id === target.value) })}
    />
  )
}
