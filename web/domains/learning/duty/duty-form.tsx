import type { DutyDue } from '@lyceum/contract/learning'
import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { AudienceFields } from '#ui/work/audience-fields'
import { NamePicker } from '#ui/work/name-picker'
import type { Draft, Problem } from './draft.ts'
import { text } from './text/index.ts'

type PartProps = {
  readonly draft: Draft
  readonly isLocked: boolean
  readonly onChange: (change: Partial<Draft>) => void
}

type DutyFormProps = PartProps & {
  readonly problem: Problem | undefined
  readonly onSubmit: () => void
  /** The save button, or why it cannot be changed. */
  readonly children: ReactNode
}

/** Who must complete what, and by when. */
export function DutyForm({ problem, onSubmit, children, ...part }: DutyFormProps) {
  const { draft, isLocked, onChange } = part
  const t = useText(text).form
  const errorOf = (value: Problem) => (problem === value ? t[value] : undefined)
  return (
    <form
      className="duty-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className="duty-form">
        <Field label={t.title} isRequired hint={t.titleHint} error={errorOf('missingTitle')}>
          {(names) => (
            <Input
              {...names}
              value={draft.title}
              maxLength={60}
              disabled={isLocked}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          )}
        </Field>
        <Field label={t.courses} isRequired hint={t.coursesHint} error={errorOf('missingCourses')}>
          {({ id }) => (
            <NamePicker
              id={id}
              label={t.courses}
              kind="course"
              chosen={draft.courses}
              isLocked={isLocked}
              onChoose={(courses) => onChange({ courses })}
            />
          )}
        </Field>
        <Audience {...part} />
        <Due {...part} error={errorOf('missingDue')} />
      </div>
      {children}
    </form>
  )
}

const parts = { unit: 'units', position: 'positions', person: 'people' } as const

function Audience({ draft, isLocked, onChange }: PartProps) {
  const t = useText(text).form
  return (
    <>
      <Field label={t.unit} hint={t.unitHint}>
        {({ id }) => (
          <NamePicker
            id={id}
            label={t.unit}
            placeholder={t.whole}
            kind="unit"
            isSingle
            chosen={draft.unit}
            isLocked={isLocked}
            onChoose={(unit) => onChange({ unit })}
          />
        )}
      </Field>
      <div className="duty-audience">
        <AudienceFields
          labels={{ unit: t.units, position: t.positions, person: t.people }}
          isLocked={isLocked}
          chosen={(kind) => draft[parts[kind]]}
          onChoose={(kind, chosen) => onChange({ [parts[kind]]: chosen })}
        />
      </div>
      <p className="ly-field-hint">{t.audienceHint}</p>
    </>
  )
}

const dueKinds = ['none', 'assigned', 'hired', 'day'] as const satisfies readonly DutyDue['kind'][]

function Due({ draft, isLocked, onChange, error }: PartProps & { readonly error: string | undefined }) {
  const t = useText(text).form
  return (
    <div className="duty-due">
      <Field label={t.due} hint={draft.dueKind === 'hired' ? t.hiredHint : undefined} error={error}>
        {(names) => (
          <Select
            {...names}
            value={draft.dueKind}
            disabled={isLocked}
            options={dueKinds.map((value) => ({ value, title: t.dueKinds[value] }))}
            onChange={({ target }) =>
              onChange({ dueKind: dueKinds.find((value) => value === target.value) ?? 'none' })
            }
          />
        )}
      </Field>
      {(draft.dueKind === 'assigned' || draft.dueKind === 'hired') && (
        <Field label={t.days}>
          {(names) => (
            <Input
              {...names}
              inputMode="numeric"
              value={draft.days}
              disabled={isLocked}
              onChange={({ target }) => onChange({ days: target.value })}
            />
          )}
        </Field>
      )}
      {draft.dueKind === 'day' && (
        <Field label={t.day}>
          {(names) => (
            <Input
              {...names}
              type="date"
              value={draft.day}
              disabled={isLocked}
              onChange={({ target }) => onChange({ day: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
