import { getMedia, type PurposeName, retryMedia } from '@lyceum/contract/file'
import { type ComponentProps, useState } from 'react'
import { useCommand } from '#lib/api'
import { useMedia } from '#lib/media'
import { useText } from '#lib/text'
import { Banner } from '../feedback/banner.tsx'
import { ErrorPanel } from '../feedback/error-panel.tsx'
import { UploadZone } from '../work/upload-zone.tsx'
import { Button } from '../form/button.tsx'
import { MediaCard } from './media-card.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { glyphOf, refusalOf, sizeOf, takenBy } from './media-facts.ts'
import { PreparedCard } from './prepared-card.tsx'
import { SendingCard } from './sending-card.tsx'
import { text } from './text/index.ts'
import { useSending } from './use-sending.ts'

type Known = { readonly name: string; readonly size: number }

type MediaFieldProps = {
  readonly purpose: PurposeName
  /** The stored file, or none yet. */
  readonly fileId: string | null
  /** What is known of the stored file by itself, shown where nothing is prepared of it. */
  readonly stored?: Known | undefined
  readonly onChange: (fileId: string | null) => void
  readonly isDisabled?: boolean
}

/** Takes a film, sound, document or package, sends it in pieces, and shows how it is prepared until it can be played. */
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
    const why = refusalOf(purpose, file)
    setRefused(why && t.refusals[why](file.name, why === 'size' ? size : kinds))
    if (!why) sending.send(file)
  }
  return (
    <>
      <UploadZone
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

/** A file that has arrived. */
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

/** With a way to look at what was made of it: a document in a tab of its own, the rest above the page. */
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

/** A file of which nothing is prepared: its name and size are all there is to say. */
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
