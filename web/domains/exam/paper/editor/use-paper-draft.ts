import { getPaper, listPapers, savePaper } from '@lyceum/contract/exam'
import { useEffect, useState } from 'react'
import { isRefusal, useCommand } from '#lib/api'
import { useSettled } from '../../bank/use-settled.ts'
import { draftFrom, isNamed, type Paper, type PaperDraft, sentFrom } from './paper-draft.ts'

export type PaperWriting = ReturnType<typeof usePaperDraft>

/** A paper being written: what stands still for a moment is saved, and the server says what the bank lacks. */
export function usePaperDraft(paper: Paper) {
  const [draft, setDraft] = useState(() => draftFrom(paper))
  const [stored, setStored] = useState({ draft, revision: paper.revision })
  const [failed, setFailed] = useState<PaperDraft>()
  const save = useCommand(savePaper, { refresh: [getPaper, listPapers], quiet: true })
  const settled = useSettled(draft, 700)
  const { mutate, isPending } = save
  const { id } = paper

  useEffect(() => {
    if (settled === stored.draft || settled === failed || isPending || !isNamed(settled)) return
    mutate(
      { id, revision: stored.revision, ...sentFrom(settled) },
      {
        onSuccess: ({ revision }) => setStored({ draft: settled, revision }),
        onError: () => setFailed(settled),
      },
    )
  }, [settled, stored, failed, isPending, mutate, id])

  const isDirty = draft !== stored.draft
  return {
    draft,
    change: (change: Partial<PaperDraft>) => setDraft({ ...draft, ...change }),
    isDirty,
    isSaving: isPending || (isDirty && draft !== failed && isNamed(draft)),
    isOvertaken: isRefusal(save.error, 'PAPER_CHANGED'),
    error: failed === draft ? (save.error ?? undefined) : undefined,
    tryAgain: () => setFailed(undefined),
  }
}
