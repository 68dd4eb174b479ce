import { findToName, type NamedKind } from '@lyceum/contract/course'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { read } from '#lib/api'
import { NameSelect } from './name-select.tsx'

type NamePickerProps = Omit<ComponentProps<typeof NameSelect>, 'found' | 'onSearch'> & {
  readonly kind: NamedKind
}

/** People, units, positions or courses, found by typing a part of the name. */
export function NamePicker({ kind, ...rest }: NamePickerProps) {
  const [words, setWords] = useState('')
  const asked = useQuery({ ...read(findToName, { kind, text: words }), enabled: !rest.isLocked })
  return <NameSelect {...rest} found={asked.data?.records ?? []} onSearch={setWords} />
}
