import { type ComponentProps, useState } from 'react'
import { useDebounced } from '#lib/debounced'
import { NameSelect } from './name-select.tsx'
import { type NamedKind, namesFoundSlot } from './names-found.ts'

type NamePickerProps = Omit<ComponentProps<typeof NameSelect>, 'found' | 'onSearch'> & {
  readonly kind: NamedKind
}

/** A picker for people, units, positions or courses, by a part of the name. */
export function NamePicker({ kind, ...rest }: NamePickerProps) {
  const [terms, setTerms] = useState('')
  const text = useDebounced(terms, 200)
  const found = namesFoundSlot.get()({ kind, text, isWanted: !rest.isLocked })
  // What was found for other words is no answer to these: Enter must not choose from it.
  return <NameSelect {...rest} found={text === terms ? found : []} onSearch={setTerms} />
}
