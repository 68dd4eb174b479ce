import { useText } from '#lib/text'
import { StatusDot, type Tone } from '../feedback/status-dot.tsx'
import { Button } from '../form/button.tsx'
import { MediaCard } from './media-card.tsx'
import { describeMedia, glyphOf, type PreparedMedia } from './media-details.ts'
import { text } from './text/index.ts'

type PreparedProps = {
  readonly media: PreparedMedia
  readonly name: string
  readonly size: number
  readonly poster: string | null
  readonly isRetrying?: boolean
  /** Opens the preview, as learners will see it. */
  readonly onPlay?: () => void
  readonly onRetry?: () => void
  readonly onReplace?: () => void
}

const tones: Readonly<Record<PreparedMedia['state'], Tone>> = {
  waiting: 'open',
  working: 'info',
  ready: 'success',
  failed: 'error',
}

/** The preparation state of a stored file. */
export function PreparedCard(props: PreparedProps) {
  const { media, name, size, poster, isRetrying = false, onPlay, onRetry, onReplace } = props
  const t = useText(text)
  const { state, kind, percent } = media
  const isFailed = state === 'failed'
  const stateText = { ...t, working: t.workingAt(t.working[kind], String(percent)) }[state]
  return (
    <MediaCard
      name={name}
      glyph={glyphOf(name)}
      poster={poster}
      note={noteOf(media, { t, size })}
      percent={state === 'working' ? percent : undefined}
      state={<StatusDot tone={tones[state]}>{stateText}</StatusDot>}
      isFailed={isFailed}
    >
      {!isFailed && onPlay && (
        <Button size="small" onClick={onPlay}>
          {t.play[kind]}
        </Button>
      )}
      {isFailed && onRetry && (
        <Button size="small" look="primary" isBusy={isRetrying} onClick={onRetry}>
          {t.retry}
        </Button>
      )}
      {onReplace && (
        <Button size="small" onClick={onReplace}>
          {t.replace}
        </Button>
      )}
    </MediaCard>
  )
}

function noteOf(media: PreparedMedia, { t, size }: { t: (typeof text)['zh-CN']; size: number }): string {
  if (media.state === 'failed') return t.faults[media.fault ?? 'trouble']
  const details = describeMedia(media, { size, pages: t.pages })
  if (media.state === 'ready') return details
  // A film plays in its lowest resolution while the higher ones are made.
  return media.seconds === null ? t.leave : `${details} · ${t.early}`
}
