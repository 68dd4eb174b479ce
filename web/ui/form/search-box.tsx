import { type SubmitEvent, useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './field.css'

type SearchBoxProps = {
  readonly placeholder: string
  readonly value?: string
  readonly onSearch: (words: string) => void
  /** The mist pill of the navigation, or an outlined field above a list. */
  readonly look?: 'pill' | 'field'
}

/** Words to search for; Enter or the glass sends them. */
export function SearchBox({ placeholder, value = '', onSearch, look = 'field' }: SearchBoxProps) {
  const t = useText(text)
  const [words, setWords] = useState(value)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSearch(words.trim())
  }

  return (
    <search>
      <form className={`ly-input ly-search ly-search-${look}`} onSubmit={submit}>
        <input
          type="search"
          aria-label={placeholder}
          placeholder={placeholder}
          value={words}
          maxLength={100}
          enterKeyHint="search"
          onChange={({ target }) => setWords(target.value)}
        />
        <button type="submit" className="ly-input-button" aria-label={t.search}>
          <Icon name="search" size={16} />
        </button>
      </form>
    </search>
  )
}
