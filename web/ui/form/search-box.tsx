import { type SubmitEvent, useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './field.css'

type SearchBoxProps = {
  readonly placeholder: string
  readonly value?: string
  readonly onSearch: (terms: string) => void
  /** The pill of the navigation, or an outlined field above a list. */
  readonly look?: 'pill' | 'field'
}

/** A search field; Enter or the icon submits it. */
export function SearchBox({ placeholder, value = '', onSearch, look = 'field' }: SearchBoxProps) {
  const t = useText(text)
  const [terms, setTerms] = useState(value)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSearch(terms.trim())
  }

  return (
    <search>
      <form className={`ly-input ly-search ly-search-${look}`} onSubmit={submit}>
        <input
          type="search"
          aria-label={placeholder}
          placeholder={placeholder}
          value={terms}
          maxLength={100}
          enterKeyHint="search"
          onChange={({ target }) => setTerms(target.value)}
        />
        <button type="submit" className="ly-input-button" aria-label={t.search}>
          <Icon name="search" size={16} />
        </button>
      </form>
    </search>
  )
}
