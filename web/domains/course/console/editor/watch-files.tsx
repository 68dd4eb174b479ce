import type { DraftFault } from '@lyceum/contract/course'
import { useEffect, useEffectEvent } from 'react'
import { useMedia } from '#domains/file'
import { moduleIn } from './edit-content.ts'
import type { Editor } from './editor.ts'

/** Checks again what is missing when the state of an unprocessed file changes. */
export function WatchFiles({ editor: { draft } }: { readonly editor: Editor }) {
  return draft.faults.map(({ fault, moduleId }) => {
    const body = moduleIn(draft.content, moduleId ?? undefined)?.body
    const fileId = body && 'fileId' in body ? body.fileId : null
    const isOfFile = fault === 'fileFailed' || fault === 'fileUnfinished'
    if (!isOfFile || fileId === null) return null
    return <WatchFile key={moduleId} fileId={fileId} fault={fault} onChange={draft.recheck} />
  })
}

type WatchFileProps = {
  readonly fileId: string
  readonly fault: DraftFault['fault']
  readonly onChange: () => Promise<void>
}

function WatchFile({ fileId, fault, onChange }: WatchFileProps) {
  const state = useMedia(fileId).data?.state
  const isStill =
    state === undefined || ((fault === 'fileFailed') === (state === 'failed') && state !== 'ready')
  // When offline, the next save checks again.
  const refresh = useEffectEvent(() => void onChange().catch(() => undefined))
  useEffect(() => {
    if (!isStill) refresh()
  }, [isStill])
  return null
}
