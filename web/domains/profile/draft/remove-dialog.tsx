import { deleteDraft, listDrafts } from '@lyceum/contract/profile'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import type { Draft } from './draft-row.tsx'
import { text } from './text/index.ts'

/** Confirms deleting a draft. */
export function RemoveDialog({ draft, onClose }: { readonly draft: Draft; readonly onClose: () => void }) {
  const t = useText(text)
  const remove = useCommand(deleteDraft, { refresh: [listDrafts] })
  return (
    <ConfirmDialog
      title={t.removeTitle}
      confirm={t.remove}
      isDanger
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ id: draft.id })
        onClose()
      }}
    >
      {t.removeBody(draft.title || t.untitled)}
    </ConfirmDialog>
  )
}
