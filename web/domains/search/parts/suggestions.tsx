import type { Result } from '@lyceum/contract/kit'
import { listKeywords, type SearchType } from '@lyceum/contract/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { FoundList, type FoundRow } from '#ui/overlay/found-list'
import type { IconName } from '#ui/picture/icon'
import { hitAddress } from '../hit-way.ts'
import { searchQuery } from '../search-query.ts'
import { text } from '../text/index.ts'
import { Marked } from './marked.tsx'

/** A way that the field offers: a search for a word, or the thing itself. */
export type Suggestion = { readonly to: string; readonly word: string }

export type SuggestionsProps = {
  readonly id: string
  /** What was typed, once the fingers rest; empty: what one looked for last, and what others look for. */
  readonly words: string
  /** Which of them the arrow keys point at; -1: none. */
  readonly at: number
  /** What stands in the list by now. */
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

/** What the bar at the top offers below its field, which keeps the focus. */
export function Suggestions({ id, words, at, onOffer, onPoint, onChoose }: SuggestionsProps) {
  const t = useText(text)
  const found = useQuery({
    ...read(listKeywords, { searchValue: words }),
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
  const word = (group: 'recent' | 'hot', icon: IconName) => (one: string) => ({
    group,
    icon,
    word: one,
    to: searchQuery.to({ searchValue: one }),
    title: one,
    note: '',
  })
  const recent = found.recent.slice(0, 5)
  return [
    ...recent.map(word('recent', 'clock')),
    ...found.hot
      .filter((one) => !recent.includes(one))
      .slice(0, 6)
      .map(word('hot', 'flame')),
    ...found.titles.map(({ title, note, ...hit }) => ({
      group: 'title' as const,
      icon: icons[hit.type] ?? ('book' as const),
      word: title.map((run) => run.text).join(''),
      to: hitAddress(hit),
      title: <Marked runs={title} />,
      note,
    })),
  ]
}
