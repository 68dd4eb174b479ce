/* eslint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox: a select would take the focus from its field */
import type { Result } from '@lyceum/contract/kit'
import { findColleagues } from '@lyceum/contract/social'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { read } from '#lib/api'
import { useDebounced } from '#lib/debounced'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { Portrait } from '#ui/picture/portrait'
import { text } from './text/index.ts'
import './people-choice.css'

export type Colleague = Result<typeof findColleagues>['records'][number]

type PeopleChoiceProps = {
  readonly chosen: readonly Colleague[]
  readonly onChange: (chosen: readonly Colleague[]) => void
}

/** Finds colleagues by the beginning of their name and keeps the chosen ones; fully usable by keyboard. */
export function PeopleChoice({ chosen, onChange }: PeopleChoiceProps) {
  const t = useText(text).people
  const listId = useId()
  const [searchText, setSearchText] = useState('')
  const [active, setActive] = useState(0)
  const { options, isNone } = useFound(searchText, chosen)
  const current = Math.min(active, options.length - 1)

  function choose(colleague: Colleague | undefined) {
    if (!colleague) return
    onChange([...chosen, colleague])
    setSearchText('')
    setActive(0)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (event.key === 'Backspace' && searchText === '') onChange(chosen.slice(0, -1))
    if (step !== undefined) setActive((current + step + options.length) % Math.max(options.length, 1))
    if (event.key === 'Enter') choose(options[current])
    if (step !== undefined || event.key === 'Enter') event.preventDefault()
  }

  return (
    <div className="social-people">
      <div className="ly-input social-people-field">
        <Chosen people={chosen} onChange={onChange} />
        <input
          role="combobox"
          aria-label={t.find}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options[current] && `${listId}-${options[current].tcoUsrEntId}`}
          placeholder={chosen.length === 0 ? t.find : ''}
          value={searchText}
          maxLength={30}
          onChange={({ target }) => {
            setSearchText(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Options id={listId} options={options} current={current} onChoose={choose} />
      {isNone && <p className="social-people-none">{t.none}</p>}
      {searchText === '' && chosen.length === 0 && <p className="social-people-none">{t.hint}</p>}
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Search results without those already chosen. */
function useFound(searchText: string, chosen: readonly Colleague[]) {
  const deferredText = useDebounced(searchText.trim(), 200)
  const found = useQuery({
    ...read(findColleagues, { words: deferredText }),
    enabled: deferredText !== '',
    placeholderData: keepPreviousData,
  })
  const isOpen = searchText.trim() !== ''
  const records = isOpen ? (found.data?.records ?? []) : []
  const options = records.filter(({ tcoUsrEntId }) =>
    chosen.every((person) => person.tcoUsrEntId !== tcoUsrEntId),
  )
  return { options, isNone: isOpen && found.isSuccess && options.length === 0 }
}

type ChosenProps = {
  readonly people: readonly Colleague[]
  readonly onChange: (chosen: readonly Colleague[]) => void
}

function Chosen({ people, onChange }: ChosenProps) {
  const t = useText(text).people
  return people.map(({ tcoUsrEntId: id, usrDisplayBil: name }) => (
    <span key={id} className="social-person-chip">
      {name}
      <button
        type="button"
        aria-label={t.remove(name)}
        onClick={() => onChange(people.filter((person) => person.tcoUsrEntId !== id))}
      >
        <Icon name="close" size={12} />
      </button>
    </span>
  ))
}

type OptionsProps = {
  readonly id: string
  readonly options: readonly Colleague[]
  readonly current: number
  readonly onChoose: (colleague: Colleague) => void
}

function Options({ id: listId, options, current, onChoose }: OptionsProps) {
  const t = useText(text).people
  return (
    <div id={listId} role="listbox" aria-label={t.find} className="social-people-list">
      {options.map((person, index) => (
        <div
          key={person.tcoUsrEntId}
          id={`${listId}-${person.tcoUsrEntId}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          onPointerDown={(event) => {
            // The field keeps the focus, so that the next name can be typed at once.
            event.preventDefault()
            onChoose(person)
          }}
        >
          <Portrait name={person.usrDisplayBil} picture="" seed={person.tcoUsrEntId} size={32} />
          <b>{person.usrDisplayBil}</b>
          <small>{person.unit}</small>
        </div>
      ))}
    </div>
  )
}
