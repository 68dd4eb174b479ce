import type { ExamSettings } from '@lyceum/contract/exam'
import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { NumberBox } from '#ui/work/number-box'
import type { Problem } from './exam.ts'
import { text } from './text/index.ts'

export type SettingsProps = {
  readonly settings: ExamSettings
  readonly isOffline: boolean
  readonly isLocked: boolean
  readonly problem: Problem | undefined
  /** The full score of the chosen paper; null when none is chosen. */
  readonly fullScore: number | null
  readonly onChange: (change: Partial<ExamSettings>) => void
}

type PartProps = { readonly title: string; readonly hint?: string; readonly children: ReactNode }

/** A section of the form with its heading. */
export function Part({ title, hint, children }: PartProps) {
  return (
    <section className="exam-part">
      <h2>{title}</h2>
      {hint && <p className="exams-quiet">{hint}</p>}
      <div className="exam-fields">{children}</div>
    </section>
  )
}

type NumberName = 'minutes' | 'lateMinutes' | 'passScore' | 'maxOpens' | 'maxSubmits' | 'screenCutLimit'

type NumberFieldProps = Pick<SettingsProps, 'settings' | 'isLocked' | 'onChange'> & {
  readonly name: NumberName
  readonly min?: number
  readonly max: number
  readonly step?: number
  readonly unit?: string
  readonly empty?: string
  readonly hint?: string
  readonly error?: string | undefined
}

/** A number setting with its label. */
export function NumberField({ settings, isLocked, onChange, name, hint, error, ...box }: NumberFieldProps) {
  const t = useText(text).form
  return (
    <Field label={t[name]} hint={hint} error={error}>
      {({ id }) => (
        <NumberBox
          id={id}
          label={t[name]}
          value={settings[name]}
          isLocked={isLocked}
          onChange={(value) => onChange({ [name]: value })}
          {...box}
        />
      )}
    </Field>
  )
}
