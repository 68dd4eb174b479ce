import { Field } from '../form/field.tsx'
import { NamePicker } from './name-picker.tsx'
import type { Named } from './name-select.tsx'

const kinds = ['unit', 'position', 'person'] as const
export type AudienceKind = (typeof kinds)[number]

type AudienceFieldsProps = {
  readonly labels: Readonly<Record<AudienceKind, string>>
  readonly chosen: (kind: AudienceKind) => readonly Named[]
  readonly onChoose: (kind: AudienceKind, chosen: readonly Named[]) => void
  readonly isLocked?: boolean
}

/** The audience of something: departments, positions and people, side by side. */
export function AudienceFields({ labels, chosen, onChoose, isLocked = false }: AudienceFieldsProps) {
  return kinds.map((kind) => (
    <Field key={kind} label={labels[kind]}>
      {({ id }) => (
        <NamePicker
          id={id}
          label={labels[kind]}
          kind={kind}
          isLocked={isLocked}
          chosen={chosen(kind)}
          onChoose={(next) => onChoose(kind, next)}
        />
      )}
    </Field>
  ))
}
