import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { Pick } from '#ui/work/pick'
import { usePickOptions } from '../pick-options.ts'
import { text } from '../../text/index.ts'
import type { Draft, DraftJob } from './draft.ts'

type FieldsProps = { readonly draft: Draft; readonly onChange: (draft: Draft) => void }

const lines = [
  ['staffNo', 'text', 40],
  ['email', 'email', 120],
  ['phone', 'tel', 24],
  ['joinedOn', 'date', 10],
] as const

/** The fields of a person. */
export function PersonFields({ draft, onChange }: FieldsProps) {
  const t = useText(text)
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change })
  return (
    <>
      <Field label={t.columns.name} isRequired>
        {(names) => (
          <Input
            {...names}
            maxLength={60}
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t.person.nickname}>
        {(names) => (
          <Input
            {...names}
            maxLength={40}
            value={draft.nickname}
            onChange={({ target }) => set({ nickname: target.value })}
          />
        )}
      </Field>
      <Field label={t.form.gender}>
        {(names) => (
          <Select
            {...names}
            value={draft.gender}
            options={[
              { value: '', title: t.form.unset },
              { value: 'F', title: t.person.genders.F },
              { value: 'M', title: t.person.genders.M },
            ]}
            onChange={({ target }) =>
              set({ gender: target.value === 'F' || target.value === 'M' ? target.value : '' })
            }
          />
        )}
      </Field>
      {lines.map(([name, type, longest]) => (
        <Field key={name} label={t.columns[name]}>
          {(names) => (
            <Input
              {...names}
              type={type}
              maxLength={longest}
              value={draft[name]}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
    </>
  )
}

type JobFieldsProps = { readonly job: DraftJob; readonly onChange: (job: DraftJob) => void }

/** The fields of a job: unit, position and start date. */
export function JobFields({ job, onChange }: JobFieldsProps) {
  const t = useText(text)
  const options = usePickOptions()
  return (
    <>
      <Field label={t.filter.unit} isRequired>
        {({ id }) => (
          <Pick
            id={id}
            label={t.filter.unit}
            width="100%"
            options={options.units}
            value={job.unitId}
            onPick={(unitId) => onChange({ ...job, unitId })}
          />
        )}
      </Field>
      <Field label={t.filter.position} isRequired>
        {({ id }) => (
          <Pick
            id={id}
            label={t.filter.position}
            width="100%"
            options={options.positions}
            value={job.positionId}
            onPick={(positionId) => onChange({ ...job, positionId })}
          />
        )}
      </Field>
      <Field label={t.filter.grade}>
        {({ id }) => (
          <Pick
            id={id}
            label={t.filter.grade}
            width="100%"
            options={options.grades}
            value={job.gradeId}
            onPick={(gradeId) => onChange({ ...job, gradeId })}
          />
        )}
      </Field>
    </>
  )
}
