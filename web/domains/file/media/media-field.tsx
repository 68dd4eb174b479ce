import { getMedia, type PurposeName, retryMedia } from '@lyceum/contract/file'
import { type ComponentProps, useState } from 'react'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Button } from '#ui/form/button'
import { MediaCard } from '#ui/media/media-card'
import { FileUploadZone } from '../file-upload-zone.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { glyphOf, sizeOf } from '../../../ui/media/media-details.ts'
import { PreparedCard } from '#ui/media/prepared-card'
import { SendingCard } from '#ui/media/sending-card'
import { text } from '../../../ui/media/text/index.ts'
import { fileErrorOf, takenBy } from './purpose-rules.ts'
import { useMedia } from './use-media.ts'
import { useSending } from './use-sending.ts'

type Known = { readonly name: string; readonly size: number }

type MediaFieldProps = {
  readonly purpose: PurposeName
  /** The stored file, if any. */
  readonly fileId: string | null
  /** The stored file's own data, shown when it needs no preparation. */
  readonly stored?: Known | undefined
  readonly onChange: (fileId: string | null) => void
  readonly isDisabled?: boolean
}

/** Uploads a film, sound, document or package in pieces, and shows its preparation until it can be played. */
export function MediaField({ purpose, fileId, stored, onChange, isDisabled = false }: MediaFieldProps) {
  const t = useText(text)
  const [isReplacing, setIsReplacing] = useState(false)
  const [refused, setRefused] = useState<string>()
  const sending = useSending(purpose, (id) => {
    setIsReplacing(false)
    onChange(id)
  })
  if (sending.file) return <SendingCard sending={sending} />
  if (fileId !== null && !isReplacing)
    return (
      <StoredMedia
        fileId={fileId}
        stored={stored}
        isDisabled={isDisabled}
        onReplace={() => setIsReplacing(true)}
      />
    )
  const { kinds, accept, size } = takenBy(purpose)
  const take = (file: File) => {
    const why = fileErrorOf(purpose, file)
    setRefused(why && t.errors[why](file.name, why === 'size' ? size : kinds))
    if (!why) sending.send(file)
  }
  return (
    <>
      <FileUploadZone
        hint={t.takes(kinds, size)}
        accept={accept}
        isDisabled={isDisabled}
        isForSite
        onFiles={([file]) => file && take(file)}
      />
      {refused !== undefined && (
        <Banner tone="warning" isNews>
          {refused}
        </Banner>
      )}
    </>
  )
}

type StoredProps = {
  readonly fileId: string
  readonly stored: Known | undefined
  readonly isDisabled: boolean
  readonly onReplace: () => void
}

/** An uploaded file. */
function StoredMedia({ fileId, stored, isDisabled, onReplace }: StoredProps) {
  const { data: media, isError, refetch } = useMedia(fileId)
  const retry = useCommand(retryMedia, { refresh: [getMedia] })
  const mayReplace = isDisabled ? undefined : onReplace
  if (isError)
    return stored ? (
      <PlainCard file={stored} onReplace={mayReplace} />
    ) : (
      <ErrorPanel onRetry={() => void refetch()} />
    )
  if (!media) return <div className="ly-media" aria-busy="true" />
  return (
    <Prepared
      media={media}
      isRetrying={retry.isPending}
      {...(mayReplace ? { onReplace: mayReplace, onRetry: () => retry.mutate({ id: fileId }) } : {})}
    />
  )
}

type Prepared = NonNullable<ReturnType<typeof useMedia>['data']>
type PreparedFieldProps = Pick<
  ComponentProps<typeof PreparedCard>,
  'isRetrying' | 'onReplace' | 'onRetry'
> & {
  readonly media: Prepared
}

/** With a preview of the result: a document in a new tab, the rest in a dialog. */
function Prepared({ media, ...acts }: PreparedFieldProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  const { kind, name, size, address } = media
  const play = () => {
    if (kind === 'document') window.open(address?.url, '_blank', 'noopener')
    else setIsPlaying(true)
  }
  return (
    <>
      <PreparedCard
        media={media}
        name={name}
        size={size}
        poster={address?.poster ?? null}
        {...acts}
        {...(address ? { onPlay: play } : {})}
      />
      {isPlaying && address && (
        <MediaDialog media={media} address={address} onClose={() => setIsPlaying(false)} />
      )}
    </>
  )
}

type PlainProps = { readonly file: Known; readonly onReplace: (() => void) | undefined }

/** A file without preparation: only its name and size are shown. */
function PlainCard({ file, onReplace }: PlainProps) {
  const t = useText(text)
  return (
    <MediaCard name={file.name} glyph={glyphOf(file.name)} note={sizeOf(file.size)} state={null}>
      {onReplace && (
        <Button size="small" onClick={onReplace}>
          {t.replace}
        </Button>
      )}
    </MediaCard>
  )
}
