import type { AudienceMember } from '@lyceum/contract/org'
import { Field } from '../form/field.tsx'
import { NamePicker } from './name-picker.tsx'
import type { Named } from './name-select.tsx'

export type AudienceKind = AudienceMember['kind']
const kinds = ['unit', 'position', 'person'] as const satisfies readonly AudienceKind[]

type AudienceFieldsProps = {
  readonly words: Readonly<Record<AudienceKind, string>>
  readonly chosen: (kind: AudienceKind) => readonly Named[]
  readonly onChoose: (kind: AudienceKind, chosen: readonly Named[]) => void
  readonly isLocked?: boolean
}

/** For whom something is: departments, positions and people, side by side. */
export function AudienceFields({ words, chosen, onChoose, isLocked = false }: AudienceFieldsProps) {
  return kinds.map((kind) => (
    <Field key={kind} label={words[kind]}>
      {({ id }) => (
        <NamePicker
          id={id}
          label={words[kind]}
          kind={kind}
          isLocked={isLocked}
          chosen={chosen(kind)}
          onChoose={(next) => onChoose(kind, next)}
        />
      )}
    </Field>
  ))
}
