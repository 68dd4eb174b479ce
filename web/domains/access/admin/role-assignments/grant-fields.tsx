import { useZone } from '#domains/site'
import { useNow } from '#lib/time/use-now'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { RadioGroup } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'
import { PersonPicker, UnitPicker } from '../parts/pickers.tsx'
import { useRoles } from '../roles/use-roles.ts'
import type { GrantFieldsProps } from './grant.ts'
import { GrantScope } from './grant-scope.tsx'
import './grant-fields.css'

/** The people, the role and its scope. */
export function GrantFields({ chosen, onChange }: GrantFieldsProps) {
  const t = useText(text).grant
  const { systemRoles = [], custom = [] } = useRoles()
  const roles = [...custom, ...systemRoles]
  const today = shownTime(useNow(), useZone()).slice(0, 10)
  return (
    <div className="access-grant">
      <section>
        <h3>{t.who}</h3>
        <RadioGroup
          label={t.who}
          value={chosen.to}
          options={[
            { value: 'people', title: t.people },
            { value: 'heads', title: t.heads },
          ]}
          onChoose={(to) => onChange({ to })}
        />
        {chosen.to === 'people' ? (
          <ChosenPeople chosen={chosen} onChange={onChange} />
        ) : (
          <HeadsOf chosen={chosen} onChange={onChange} />
        )}
      </section>
      <Field label={t.what}>
        {(names) => (
          <Select
            {...names}
            value={chosen.role?.key ?? ''}
            options={[
              { value: '', title: t.chooseRole },
              ...roles.map(({ key, name }) => ({ value: key, title: name })),
            ]}
            onChange={({ target }) => onChange({ role: roles.find(({ key }) => key === target.value) })}
          />
        )}
      </Field>
      <GrantScope chosen={chosen} onChange={onChange} />
      <Field label={t.lastDay} hint={t.lastDayHint}>
        {(names) => (
          <Input
            {...names}
            type="date"
            min={today}
            value={chosen.lastDay}
            onChange={({ target }) => onChange({ lastDay: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

function ChosenPeople({ chosen: { people }, onChange }: GrantFieldsProps) {
  const t = useText(text).grant
  return (
    <>
      {people.length > 0 && (
        <div className="access-picked">
          {people.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-label={t.remove(name)}
              onClick={() => onChange({ people: people.filter((person) => person.id !== id) })}
            >
              {name}
              <Icon name="close" size={12} />
            </button>
          ))}
        </div>
      )}
      <PersonPicker
        label={t.who}
        onChoose={(person) => onChange({ people: [...people.filter(({ id }) => id !== person.id), person] })}
      />
    </>
  )
}

function HeadsOf({ chosen: { headsIn }, onChange }: GrantFieldsProps) {
  const t = useText(text).grant
  return (
    <>
      <p className="access-sub">{t.headsIn}</p>
      {headsIn ? (
        <div className="access-picked">
          <button
            type="button"
            aria-label={t.remove(headsIn.name)}
            onClick={() => onChange({ headsIn: undefined })}
          >
            {headsIn.name}
            <Icon name="close" size={12} />
          </button>
        </div>
      ) : (
        <UnitPicker label={t.headsIn} onChoose={(unit) => onChange({ headsIn: unit })} />
      )}
    </>
  )
}
