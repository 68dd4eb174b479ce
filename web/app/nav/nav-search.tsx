import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#lib/text'
import { ShellIcon } from '../parts/shell-icon.tsx'
import { searchAddress } from '../shell/search-way.ts'
import { text } from '../text/index.ts'

/** Searches the whole site, by Enter or by the icon; an empty search stays where it is. */
export function NavSearch() {
  const t = useText(text).nav
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  return (
    <search>
      <form
        className="nav-search"
        onSubmit={(event) => {
          event.preventDefault()
          const address = searchAddress(typed)
          if (address) void navigate(address)
        }}
      >
        <input
          type="search"
          value={typed}
          maxLength={100}
          placeholder={t.search}
          aria-label={t.search}
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" aria-label={t.doSearch}>
          <ShellIcon name="search" size={16} />
        </button>
      </form>
    </search>
  )
}
