import { getDraft } from '@lyceum/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { DocumentView } from '#ui/document/document-view'
import { Modal } from '#ui/layout/modal'
import type { Draft } from './draft-row.tsx'
import { text } from './text/index.ts'

/** A read-only draft; pictures are shown as text until an editor opens it. */
export function DraftDialog({ draft, onClose }: { readonly draft: Draft; readonly onClose: () => void }) {
  const t = useText(text)
  const whole = useQuery(read(getDraft, { id: draft.id }))
  return (
    <Modal title={draft.title || t.untitled} onClose={onClose}>
      {whole.isError && <ErrorPanel onRetry={() => void whole.refetch()} />}
      {whole.isPending && <RowsWaiting count={3} />}
      {whole.data && whole.data.content.blocks.length === 0 && <p>{t.noText}</p>}
      {whole.data && <DocumentView tree={whole.data.content} addressOf={() => undefined} />}
    </Modal>
  )
}
