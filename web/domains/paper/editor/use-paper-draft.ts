import { getPaper, listPapers, savePaper } from '@lyceum/contract/paper'
import { useEffect, useState } from 'react'
import { hasErrorCode, useCommand } from '#lib/api'
import { useDebounced } from '#domains/question'
import { draftFrom, isNamed, type Paper, type PaperDraft, sentFrom } from './paper-draft.ts'

export type PaperWriting = ReturnType<typeof usePaperDraft>

/** A paper being edited: saved after a pause, and the server reports what the bank lacks. */
export function usePaperDraft(paper: Paper) {
  const [draft, setDraft] = useState(() => draftFrom(paper))
  const [stored, setStored] = useState({ draft, revision: paper.revision })
  const [failed, setFailed] = useState<PaperDraft>()
  const save = useCommand(savePaper, { refresh: [getPaper, listPapers], quiet: true })
  const debounced = useDebounced(draft, 700)
  const { mutate, isPending } = save
  const { id } = paper

  useEffect(() => {
    if (debounced === stored.draft || debounced === failed || isPending || !isNamed(debounced)) return
    mutate(
      { id, revision: stored.revision, ...sentFrom(debounced) },
      {
        onSuccess: ({ revision }) => setStored({ draft: debounced, revision }),
        onError: () => setFailed(debounced),
      },
    )
  }, [debounced, stored, failed, isPending, mutate, id])

  const isDirty = draft !== stored.draft
  return {
    draft,
    change: (change: Partial<PaperDraft>) => setDraft({ ...draft, ...change }),
    isDirty,
    isSaving: isPending || (isDirty && draft !== failed && isNamed(draft)),
    isOvertaken: hasErrorCode(save.error, 'PAPER_CHANGED'),
    error: failed === draft ? (save.error ?? undefined) : undefined,
    tryAgain: () => setFailed(undefined),
  }
}
