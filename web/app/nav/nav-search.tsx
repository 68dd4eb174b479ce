import { type KeyboardEvent, type SubmitEvent, Suspense, useCallback, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Suggestion, Suggestions } from '#domains/search'
import { useDebounced } from '#lib/debounced'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { searchAddress } from '../shell/search-address.ts'
import { text } from '../text/index.ts'
import '../../ui/form/field.css'
import './nav-search.css'

const settleMs = 200
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Searches the whole site. An empty search does nothing; arrows select a suggestion. */
export function NavSearch() {
  const t = useText(text).nav
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const [offered, setOffered] = useState<readonly Suggestion[]>([])
  const terms = useDebounced(typed.trim(), settleMs)
  const offer = useCallback((next: readonly Suggestion[]) => {
    setOffered(next)
    setAt(-1)
  }, [])
  const isShown = isOpen && offered.length > 0

  function go(to: string | undefined) {
    if (to === undefined) return
    setIsOpen(false)
    setTyped('')
    void navigate(to)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const chosen = isShown ? offered[at] : undefined
    go(chosen?.to ?? searchAddress(typed))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (event.key === 'Escape') setIsOpen(false)
    if (step === undefined) return
    event.preventDefault()
    setIsOpen(true)
    // Wraps around: from the field to the first suggestion, and up to the last.
    setAt(((at + 1 + step + offered.length + 1) % (offered.length + 1)) - 1)
  }

  return (
    <search className="nav-search">
      <form className="ly-input ly-search ly-search-pill" onSubmit={submit}>
        <input
          type="search"
          role="combobox"
          aria-label={t.search}
          aria-expanded={isShown}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
          placeholder={t.search}
          autoComplete="off"
          value={typed}
          maxLength={60}
          enterKeyHint="search"
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsOpen(true)
          }}
        />
        <button type="submit" className="ly-input-button" aria-label={t.sendSearch}>
          <Icon name="search" size={16} />
        </button>
      </form>
      {isOpen && (
        <Suspense>
          <Suggestions
            id={id}
            searchText={terms}
            at={at}
            onOffer={offer}
            onPoint={setAt}
            onChoose={({ to }) => go(to)}
          />
        </Suspense>
      )}
    </search>
  )
}
