import { findPlaces } from '@lyceum/contract/access'
import { listPeople } from '@lyceum/contract/people'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { text } from '../../text/index.ts'
import { Found, type Option, PickList } from './pick-list.tsx'

type PickerProps = { readonly label: string; readonly onChoose: (option: Option) => void }

/** One of the people within reach. */
export function PersonPicker({ label, onChoose }: PickerProps) {
  const t = useText(text).grant
  return (
    <PickList label={label} placeholder={t.findPerson} onChoose={onChoose}>
      {(words, choose) => words && <PeopleFound words={words} onChoose={choose} />}
    </PickList>
  )
}

type FoundProps = { readonly words: string; readonly onChoose: (option: Option) => void }

function PeopleFound({ words, onChoose }: FoundProps) {
  const t = useText(text).grant
  const { data } = useQuery({
    ...read(listPeople, { text: words, pageSize: 8, state: 'active' }),
    placeholderData: keepPreviousData,
  })
  const options = data?.records.map(({ id, name, unitName, userName }) => ({
    id,
    name,
    note: unitName ?? userName,
  }))
  return <Found options={options} none={t.nobody} onChoose={onChoose} />
}

/** One of the units within reach. */
export function UnitPicker({ label, onChoose }: PickerProps) {
  const t = useText(text).grant
  return (
    <PickList label={label} placeholder={t.findUnit} onChoose={onChoose}>
      {(words, choose) => <UnitsFound words={words} onChoose={choose} />}
    </PickList>
  )
}

function UnitsFound({ words, onChoose }: FoundProps) {
  const t = useText(text).grant
  const { data } = useQuery({
    ...read(findPlaces, words ? { text: words } : {}),
    placeholderData: keepPreviousData,
  })
  const options = data?.units.map(({ id, name, parentName }) => ({ id, name, note: parentName ?? undefined }))
  return <Found options={options} none={t.nobody} onChoose={onChoose} />
}
