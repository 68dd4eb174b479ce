import type { Media } from '@lyceum/contract/file'
import { useText } from '#lib/text'
import { StatusDot, type Tone } from '../feedback/status-dot.tsx'
import { Button } from '../form/button.tsx'
import { MediaCard } from './media-card.tsx'
import { factsOf, glyphOf } from './media-facts.ts'
import { text } from './text/index.ts'

type PreparedProps = {
  readonly media: Media
  readonly name: string
  readonly size: number
  readonly poster: string | null
  readonly isRetrying?: boolean
  /** Looks at what was made of it, as learners will. */
  readonly onPlay?: () => void
  readonly onRetry?: () => void
  readonly onReplace?: () => void
}

const tones: Readonly<Record<Media['state'], Tone>> = {
  waiting: 'open',
  working: 'info',
  ready: 'success',
  failed: 'error',
}

/** How far a stored file is prepared. */
export function PreparedCard(props: PreparedProps) {
  const { media, name, size, poster, isRetrying = false, onPlay, onRetry, onReplace } = props
  const t = useText(text)
  const { state, kind, percent } = media
  const isFailed = state === 'failed'
  const words = { ...t, working: t.workingAt(t.working[kind], String(percent)) }[state]
  return (
    <MediaCard
      name={name}
      glyph={glyphOf(name)}
      poster={poster}
      note={noteOf(media, { t, size })}
      percent={state === 'working' ? percent : undefined}
      state={<StatusDot tone={tones[state]}>{words}</StatusDot>}
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

function noteOf(media: Media, { t, size }: { t: (typeof text)['zh-CN']; size: number }): string {
  if (media.state === 'failed') return t.faults[media.fault ?? 'trouble']
  const facts = factsOf(media, { size, pages: t.pages })
  if (media.state === 'ready') return facts
  // A film plays in its narrowest width while the wider ones are made.
  return media.seconds === null ? t.leave : `${facts} · ${t.early}`
}
