import { getMedia, type PurposeName, retryMedia } from '@lyceum/contract/file'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { useMedia } from '#lib/media'
import { useText } from '#lib/text'
import { ErrorPanel } from '../feedback/error-panel.tsx'
import { UploadZone } from '../work/upload-zone.tsx'
import { takenBy } from './media-facts.ts'
import { PreparedCard } from './prepared-card.tsx'
import { SendingCard } from './sending-card.tsx'
import { text } from './text/index.ts'
import { useSending } from './use-sending.ts'

type MediaFieldProps = {
  readonly purpose: PurposeName
  /** The stored file, or none yet. */
  readonly fileId: string | null
  readonly onChange: (fileId: string | null) => void
  readonly isDisabled?: boolean
}

/** Takes a film, sound, document or package, sends it in pieces, and shows how it is prepared until it can be played. */
export function MediaField({ purpose, fileId, onChange, isDisabled = false }: MediaFieldProps) {
  const t = useText(text)
  const [isReplacing, setIsReplacing] = useState(false)
  const sending = useSending(purpose, (id) => {
    setIsReplacing(false)
    onChange(id)
  })
  if (sending.file) return <SendingCard sending={sending} />
  if (fileId !== null && !isReplacing)
    return <StoredMedia fileId={fileId} isDisabled={isDisabled} onReplace={() => setIsReplacing(true)} />
  const { kinds, accept, size } = takenBy(purpose)
  return (
    <UploadZone
      hint={t.takes(kinds, size)}
      accept={accept}
      isDisabled={isDisabled}
      onFiles={([file]) => file && sending.send(file)}
    />
  )
}

type StoredProps = {
  readonly fileId: string
  readonly isDisabled: boolean
  readonly onReplace: () => void
}

/** A file that has arrived. */
function StoredMedia({ fileId, isDisabled, onReplace }: StoredProps) {
  const { data: media, isError, refetch } = useMedia(fileId)
  const retry = useCommand(retryMedia, { refresh: [getMedia] })
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />
  if (!media) return <div className="ly-media" aria-busy="true" />
  return (
    <PreparedCard
      media={media}
      name={media.name}
      size={media.size}
      poster={media.address?.poster ?? null}
      isRetrying={retry.isPending}
      {...(isDisabled ? {} : { onReplace, onRetry: () => retry.mutate({ id: fileId }) })}
    />
  )
}
