import { findPlaces } from '@lyceum/contract/access'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { peopleFoundSlot } from '../../from-beside.ts'
import { text } from '../../text/index.ts'
import { Found, type Option, PickList } from './pick-list.tsx'

type PickerProps = { readonly label: string; readonly onChoose: (option: Option) => void }

/** Picks a person within the user's scope. */
export function PersonPicker({ label, onChoose }: PickerProps) {
  const t = useText(text).grant
  return (
    <PickList label={label} placeholder={t.findPerson} onChoose={onChoose}>
      {(searchText, choose) => searchText && <PeopleFound searchText={searchText} onChoose={choose} />}
    </PickList>
  )
}

type FoundProps = { readonly searchText: string; readonly onChoose: (option: Option) => void }

function PeopleFound({ searchText, onChoose }: FoundProps) {
  const t = useText(text).grant
  const options = peopleFoundSlot.get()(searchText)
  return <Found options={options} none={t.noMatch} onChoose={onChoose} />
}

/** Picks a unit within the user's scope. */
export function UnitPicker({ label, onChoose }: PickerProps) {
  const t = useText(text).grant
  return (
    <PickList label={label} placeholder={t.findUnit} onChoose={onChoose}>
      {(searchText, choose) => <UnitsFound searchText={searchText} onChoose={choose} />}
    </PickList>
  )
}

function UnitsFound({ searchText, onChoose }: FoundProps) {
  const t = useText(text).grant
  const { data } = useQuery({
    ...read(findPlaces, searchText ? { text: searchText } : {}),
    placeholderData: keepPreviousData,
  })
  const options = data?.units.map(({ id, name, parentName }) => ({ id, name, note: parentName ?? undefined }))
  return <Found options={options} none={t.noMatch} onChoose={onChoose} />
}
