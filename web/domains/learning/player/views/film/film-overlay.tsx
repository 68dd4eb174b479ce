import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { formatClock } from '../../format-clock.ts'
import type { Stretch } from '../../missing-parts.ts'
import { text } from '../../text/index.ts'
import { useOnline } from './use-online.ts'
import type { useMedia } from './media/use-media.ts'

type Next = { readonly title: string; readonly to: string; readonly isLocked: boolean }

type OverProps = {
  readonly media: Pick<ReturnType<typeof useMedia>, 'isPlaying' | 'isBroken' | 'isEnded'>
  readonly isDone: boolean
  readonly missing: readonly Stretch[]
  readonly next: Next | undefined
  readonly hint: { readonly text: string; readonly mayRestart: boolean }
  /** Shown small in the corner of the page. */
  readonly isDocked: boolean
  readonly onToggle: () => void
  readonly onRetry: () => void
  readonly onSeek: (second: number) => void
  readonly onBack: () => void
}

/** The overlay of the picture: errors, the end screen, the start button, and a hint in the corner. */
export function Over({ hint, isDocked, onBack, ...over }: OverProps) {
  const t = useText(text)
  const isOnline = useOnline()
  return (
    <>
      <Middle {...over} isDocked={isDocked} />
      {!isOnline && (
        <output className="study-offline">
          <Icon name="info" size={16} />
          {t.offline}
        </output>
      )}
      {hint.text !== '' && (
        <output className="study-hint">
          {hint.text}
          {hint.mayRestart && (
            <button type="button" onClick={() => over.onSeek(0)}>
              {t.fromStart}
            </button>
          )}
        </output>
      )}
      {isDocked && (
        <button
          type="button"
          className="study-undock"
          aria-label={t.toFilm}
          title={t.toFilm}
          onClick={onBack}
        >
          <Icon name="up" size={18} />
        </button>
      )}
    </>
  )
}

function Middle({ media, isDocked, onToggle, onRetry, ...end }: Omit<OverProps, 'hint' | 'onBack'>) {
  const t = useText(text)
  if (media.isBroken)
    return (
      <div className="study-cover" role="alert">
        <p>{t.playTrouble}</p>
        <button type="button" className="study-plain" onClick={onRetry}>
          {t.retry}
        </button>
      </div>
    )
  if (media.isEnded && !isDocked) return <End {...end} />
  if (media.isPlaying) return null
  return (
    <button type="button" className="study-big-play" aria-label={t.play} onClick={onToggle}>
      <Icon name="play" size={28} />
    </button>
  )
}

type EndProps = Pick<OverProps, 'isDone' | 'missing' | 'next' | 'onSeek'>

/** The end of the film: unseen parts, and the next module. Nothing starts by itself. */
function End({ isDone, missing, next, onSeek }: EndProps) {
  const t = useText(text)
  const [gap] = isDone ? [] : missing
  return (
    <section className="study-cover study-end" aria-label={t.end.title}>
      <h2>{gap ? t.end.left(missing.length) : t.end.title}</h2>
      {gap && (
        <button type="button" className="study-plain" onClick={() => onSeek(gap[0])}>
          <Icon name="play" size={16} />
          {t.end.from(formatClock(gap[0]))}
        </button>
      )}
      {next && !next.isLocked && (
        <Link className={gap ? 'study-quiet' : 'study-plain'} to={next.to}>
          {t.end.next(next.title)}
          <Icon name="arrow" size={16} />
        </Link>
      )}
      {next?.isLocked && <p>{t.nextLocked}</p>}
      <button type="button" className="study-quiet" onClick={() => onSeek(0)}>
        <Icon name="refresh" size={16} />
        {t.end.again}
      </button>
    </section>
  )
}
