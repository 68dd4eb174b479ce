import { listPeople } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDebounced } from '#lib/debounced'
import { read } from '#lib/api'
import { useUser } from '#lib/session'
import { useLocale, useText } from '#lib/text'
import type { ConsoleRoute } from '#ui/layout/console-route'
import { FoundList, type FoundRow } from '#ui/overlay/found-list'
import { Icon } from '#ui/picture/icon'
import { Kbd } from '#ui/work/kbd'
import { pagesFound } from '../shell/console-search-rules.ts'
import { text } from '../text/index.ts'
import './console-search.css'

type Found = FoundRow & { readonly group: 'pages' | 'people' }

/** Finds console pages and people. `/` or Ctrl K opens it, arrows select, Enter opens. */
export function ConsoleSearch({ pages }: { readonly pages: readonly ConsoleRoute[] }) {
  const t = useText(text).console
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(0)
  const found = useFound(pages, typed)
  useShortcut(() => field.current?.focus())
  const isShown = isOpen && typed.trim() !== ''

  function go(row: Found | undefined) {
    if (!row) return
    setIsOpen(false)
    setTyped('')
    field.current?.blur()
    void navigate(row.to)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') go(found[at])
    else if (event.key === 'Escape') {
      setIsOpen(false)
      field.current?.blur()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((at + step + found.length) % Math.max(1, found.length))
    } else return
    event.preventDefault()
  }

  return (
    <search className="console-search">
      <div className="ly-input ly-search ly-search-pill">
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={t.search}
          aria-expanded={isShown}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={isShown && found[at] ? `${id}-${at}` : undefined}
          placeholder={t.searchHint}
          maxLength={60}
          value={typed}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsOpen(true)
            setAt(0)
          }}
        />
        {typed === '' ? <Kbd>/</Kbd> : <Icon name="search" size={16} />}
      </div>
      <FoundList
        id={id}
        label={t.found}
        titles={t.foundGroups}
        rows={found}
        at={at}
        isShown={isShown}
        onPoint={setAt}
        onChoose={go}
        none={t.foundNone}
      />
    </search>
  )
}

const settleMs = 200

/** Pages at once, people when typing pauses. */
function useFound(pages: readonly ConsoleRoute[], typed: string): readonly Found[] {
  const locale = useLocale()
  const user = useUser()
  const terms = useDebounced(typed.trim(), settleMs)
  const mayLook = user?.access.includes('people.read') ?? false
  const people = useQuery({
    ...read(listPeople, { text: terms, pageSize: 6 }),
    enabled: mayLook && terms !== '',
    meta: { quiet: true },
  })
  const places = pagesFound(pages, typed).map((page): Found => ({
    group: 'pages',
    to: page.path,
    title: page.label[locale],
    note: '',
    icon: page.entry?.icon ?? 'right',
  }))
  const persons = (typed.trim() === '' ? [] : (people.data?.records ?? [])).map(
    ({ id, name, staffNo, unitName }): Found => ({
      group: 'people',
      to: `/people/${id}`,
      title: name,
      note: [staffNo, unitName].filter(Boolean).join(' · '),
      icon: 'user',
    }),
  )
  return [...places, ...persons]
}

/** In a text field `/` is an ordinary character. */
function useShortcut(open: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isCtrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog')
      if (!isCtrlK && (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey))
        return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
