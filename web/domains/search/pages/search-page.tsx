import { type SearchType, searchTypes } from '@lyceum/contract/search'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { SearchBox } from '#ui/form/search-box'
import { Results } from '../parts/results.tsx'
import { WordLists } from '../parts/term-list.tsx'
import { searchQuery } from '../search-query.ts'
import { text } from '../text/index.ts'
import './search-page.css'

/** Searches everything the user may see (B-020). Every choice is in the URL. */
export function SearchPage() {
  const t = useText(text)
  const [params, setParams] = useSearchParams()
  const query = searchQuery.read(params)
  const { searchValue = '', type } = query
  usePageTitle(searchValue === '' ? t.title : `${searchValue} · ${t.title}`)

  function go(change: Partial<typeof query>) {
    const next = searchQuery.to({ searchValue, type, ...change })
    setParams(next.split('?')[1] ?? '')
  }

  return (
    <div className="ly-wrap search-page">
      <header className="search-head">
        <h1 className={searchValue === '' ? undefined : 'ly-hidden'}>
          {searchValue === '' ? t.start : t.title}
        </h1>
        {searchValue === '' && <p>{t.startHint}</p>}
        <SearchBox
          key={searchValue}
          placeholder={t.field}
          value={searchValue}
          onSearch={(searchText) =>
            searchText !== '' && go({ searchValue: searchText, type: undefined, page: undefined })
          }
        />
      </header>
      {searchValue === '' ? (
        <WordLists />
      ) : (
        <Results
          key={searchValue}
          searchValue={searchValue}
          type={type ?? 'all'}
          page={pageOf(query.page)}
          onType={(name) => go({ type: typeOf(name), page: undefined })}
          onPage={(page) => go({ page: page === 1 ? undefined : String(page) })}
        />
      )}
    </div>
  )
}

const pageOf = (page: string | undefined) => Math.max(1, Math.min(50, Number(page ?? 1) || 1))
const typeOf = (name: string): SearchType | undefined => searchTypes.find((type) => type === name)
