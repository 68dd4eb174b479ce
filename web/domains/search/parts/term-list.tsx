import { forgetSearches, listKeywords } from '@lyceum/contract/search'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read, useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { IconButton } from '#ui/form/icon-button'
import { searchQuery } from '../search-query.ts'
import { text } from '../text/index.ts'

/** Recent and popular terms, each linked to a search. */
export function WordLists() {
  const t = useText(text)
  const keywords = useQuery(read(listKeywords))
  const forget = useCommand(forgetSearches, { refresh: [listKeywords] })
  const { hot = [], recent = [] } = keywords.data ?? {}
  return (
    <div className="search-words">
      {recent.length > 0 && (
        <section>
          <header>
            <h2>{t.recent}</h2>
            <Button look="quiet" size="small" onClick={() => forget.mutate({})}>
              {t.forgetAll}
            </Button>
          </header>
          <ul className="search-recent">
            {recent.map((term) => (
              <li key={term}>
                <Link to={searchQuery.to({ searchValue: term })}>{term}</Link>
                <IconButton
                  icon="close"
                  size="small"
                  label={t.forget(term)}
                  onClick={() => forget.mutate({ searchValue: term })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {hot.length > 0 && (
        <section>
          <header>
            <h2>{t.hot}</h2>
          </header>
          <ol className="search-hot">
            {hot.map((term) => (
              <li key={term}>
                <Link to={searchQuery.to({ searchValue: term })}>{term}</Link>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
