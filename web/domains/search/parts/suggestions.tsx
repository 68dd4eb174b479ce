import type { Result } from '@lyceum/contract/kit'
import { listKeywords, type SearchType } from '@lyceum/contract/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { FoundList, type FoundRow } from '#ui/overlay/found-list'
import type { IconName } from '#ui/picture/icon'
import { hitAddress } from '../hit-link.ts'
import { searchQuery } from '../search-query.ts'
import { text } from '../text/index.ts'
import { Marked } from './highlighted-text.tsx'

/** A suggestion: a search term, or a direct hit. */
export type Suggestion = { readonly to: string; readonly term: string }

export type SuggestionsProps = {
  readonly id: string
  /** The debounced text; empty: recent and popular terms. */
  readonly searchText: string
  /** The index highlighted by the arrow keys; -1: none. */
  readonly at: number
  /** Reports the current suggestions. */
  readonly onOffer: (offered: readonly Suggestion[]) => void
  readonly onPoint: (at: number) => void
  readonly onChoose: (chosen: Suggestion) => void
}

type Row = Suggestion & FoundRow & { readonly group: 'recent' | 'hot' | 'title' }

const icons: Readonly<Partial<Record<SearchType, IconName>>> = {
  exam: 'exam',
  notice: 'horn',
  article: 'fileText',
  user: 'user',
}

/** The suggestions below the top bar's field, which keeps the focus. */
export function Suggestions({ id, searchText, at, onOffer, onPoint, onChoose }: SuggestionsProps) {
  const t = useText(text)
  const found = useQuery({
    ...read(listKeywords, { searchValue: searchText }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const rows = useMemo(() => rowsOf(found.data), [found.data])
  useEffect(() => onOffer(rows), [rows, onOffer])
  if (rows.length === 0) return null
  const titles = { recent: t.recent, hot: t.hot, title: t.suggested.title }
  return (
    <FoundList
      id={id}
      label={t.suggestions}
      titles={titles}
      rows={rows}
      at={at}
      onPoint={onPoint}
      onChoose={onChoose}
    />
  )
}

type Keywords = Result<typeof listKeywords>

function rowsOf(found: Keywords | undefined): readonly Row[] {
  if (!found) return []
  const term = (group: 'recent' | 'hot', icon: IconName) => (value: string) => ({
    group,
    icon,
    term: value,
    to: searchQuery.to({ searchValue: value }),
    title: value,
    note: '',
  })
  const recent = found.recent.slice(0, 5)
  return [
    ...recent.map(term('recent', 'clock')),
    ...found.hot
      .filter((value) => !recent.includes(value))
      .slice(0, 6)
      .map(term('hot', 'flame')),
    ...found.titles.map(({ title, note, ...hit }) => ({
      group: 'title' as const,
      icon: icons[hit.type] ?? ('book' as const),
      term: title.map((run) => run.text).join(''),
      to: hitAddress(hit),
      title: <Marked runs={title} />,
      note,
    })),
  ]
}
