import { useNavigate } from 'react-router'
import { useText } from '#lib/text'
import { SearchBox } from '#ui/form/search-box'
import { searchAddress } from '../shell/search-way.ts'
import { text } from '../text/index.ts'

/** Searches the whole site; an empty search stays where it is. */
export function NavSearch() {
  const t = useText(text).nav
  const navigate = useNavigate()
  return (
    <SearchBox
      look="pill"
      placeholder={t.search}
      onSearch={(words) => {
        const address = searchAddress(words)
        if (address) void navigate(address)
      }}
    />
  )
}
