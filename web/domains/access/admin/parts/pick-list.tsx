import { type ReactNode, useDeferredValue, useState } from 'react'
import { Input } from '#ui/form/input'
import './pick-list.css'

export type Option = { readonly id: string; readonly name: string; readonly note?: string | undefined }

type PickListProps = {
  readonly label: string
  readonly placeholder: string
  readonly onChoose: (option: Option) => void
  /** Shows what was found for a text; the list below chooses from it. */
  readonly children: (words: string, choose: (option: Option) => void) => ReactNode
}

/** Words to look for, and below them what was found. */
export function PickList({ label, placeholder, onChoose, children }: PickListProps) {
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words.trim())
  return (
    <div className="access-pick">
      <Input
        icon="search"
        aria-label={label}
        placeholder={placeholder}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        // Enter belongs to the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {children(asked, (option) => {
        setWords('')
        onChoose(option)
      })}
    </div>
  )
}

type FoundProps = {
  readonly options: readonly Option[] | undefined
  readonly none: string
  readonly onChoose: (option: Option) => void
}

export function Found({ options, none, onChoose }: FoundProps) {
  if (!options) return null
  if (options.length === 0) return <p className="access-sub">{none}</p>
  return (
    <ul className="access-found">
      {options.map((option) => (
        <li key={option.id}>
          <button type="button" onClick={() => onChoose(option)}>
            {option.name}
            {option.note && <small>{option.note}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
