import { listPapers } from '@lyceum/contract/paper'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useDebounced } from '#lib/debounced'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { type Named, NameSelect } from '#ui/work/name-select'
import { text } from './text/index.ts'

type PaperFieldProps = {
  readonly chosen: Named | undefined
  readonly isLocked: boolean
  /** Why it cannot be changed, when locked. */
  readonly lockedHint?: string | undefined
  readonly onChoose: (paper: (Named & { readonly fullScore: number }) | undefined) => void
}

/** Picks a finished paper by a part of its title. */
export function PaperField({ chosen, isLocked, lockedHint, onChoose }: PaperFieldProps) {
  const t = useText(text).form
  const [searchText, setSearchText] = useState('')
  const debouncedText = useDebounced(searchText, 200)
  const papers = useQuery({
    ...read(listPapers, { text: debouncedText, state: 'ready' }),
    enabled: !isLocked,
  })
  const records = debouncedText === searchText ? (papers.data?.records ?? []) : []
  return (
    <Field label={t.paper} hint={lockedHint ?? t.paperHint}>
      {({ id }) => (
        <NameSelect
          id={id}
          label={t.paper}
          placeholder={t.noPaper}
          isSingle
          isLocked={isLocked}
          found={records.map((paper) => ({
            id: paper.id,
            name: paper.title,
            detail: t.paperOf(paper.questionCount, paper.fullScore),
          }))}
          onSearch={setSearchText}
          chosen={chosen ? [chosen] : []}
          onChoose={([paper]) =>
            onChoose(
              paper && {
                ...paper,
                fullScore: records.find(({ id: paperId }) => paperId === paper.id)?.fullScore ?? 0,
              },
            )
          }
        />
      )}
    </Field>
  )
}
