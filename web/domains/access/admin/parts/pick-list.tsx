import { type ReactNode, useState } from 'react'
import { useDebounced } from '#lib/debounced'
import { Input } from '#ui/form/input'
import './pick-list.css'

export type Option = { readonly id: string; readonly name: string; readonly note?: string | undefined }

type PickListProps = {
  readonly label: string
  readonly placeholder: string
  readonly onChoose: (option: Option) => void
  /** Renders the results for the search text; choosing happens in that list. */
  readonly children: (searchText: string, choose: (option: Option) => void) => ReactNode
}

/** A search field with its results below. */
export function PickList({ label, placeholder, onChoose, children }: PickListProps) {
  const [searchText, setSearchText] = useState('')
  const deferredText = useDebounced(searchText.trim(), 200)
  return (
    <div className="access-pick">
      <Input
        icon="search"
        aria-label={label}
        placeholder={placeholder}
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
        // Prevents Enter from submitting the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {children(deferredText, (option) => {
        setSearchText('')
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
