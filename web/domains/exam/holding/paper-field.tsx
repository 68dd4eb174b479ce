import { listPapers } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { type Named, NameSelect } from '#ui/work/name-select'
import { text } from './text/index.ts'

type PaperFieldProps = {
  readonly chosen: Named | undefined
  readonly isLocked: boolean
  /** Why it cannot be changed, where it cannot. */
  readonly lockedHint?: string | undefined
  readonly onChoose: (paper: (Named & { readonly fullScore: number }) | undefined) => void
}

/** A paper that is finished, found by a part of its title. */
export function PaperField({ chosen, isLocked, lockedHint, onChoose }: PaperFieldProps) {
  const t = useText(text).form
  const [words, setWords] = useState('')
  const papers = useQuery({ ...read(listPapers, { text: words, state: 'ready' }), enabled: !isLocked })
  const records = papers.data?.records ?? []
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
          onSearch={setWords}
          chosen={chosen ? [chosen] : []}
          onChoose={([paper]) =>
            onChoose(
              paper && {
                ...paper,
                fullScore: records.find(({ id: one }) => one === paper.id)?.fullScore ?? 0,
              },
            )
          }
        />
      )}
    </Field>
  )
}
