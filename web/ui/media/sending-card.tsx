import { ApiError } from '#lib/api'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { StatusDot } from '../feedback/status-dot.tsx'
import { Button } from '../form/button.tsx'
import { MediaCard } from './media-card.tsx'
import { glyphOf, sizeOf } from './media-details.ts'
import { text } from './text/index.ts'

export type Sending = {
  readonly file: Pick<File, 'name' | 'size'> | undefined
  readonly percent: number
  readonly isPaused: boolean
  readonly error: unknown
  readonly send: (file: File) => void
  readonly pause: () => void
  /** Resumes where it stopped, also after an error: what was sent before is not sent again. */
  readonly resume: () => void
  readonly cancel: () => void
}

/** A file being uploaded. */
export function SendingCard({ sending }: { readonly sending: Sending }) {
  const t = useText(text)
  const { file, percent, error } = sending
  const state = stateOf(sending)
  if (!file) return null
  const whole = String(Math.floor(percent))
  const stateTexts = {
    sending: t.sending(whole),
    paused: t.paused(whole),
    failed: t.notSent,
    refused: t.refused,
  }
  return (
    <MediaCard
      name={file.name}
      glyph={glyphOf(file.name)}
      note={error !== undefined ? describe(error) : `${sizeOf(file.size)} · ${t.resumable}`}
      percent={error !== undefined ? undefined : percent}
      state={<StatusDot tone={tones[state]}>{stateTexts[state]}</StatusDot>}
      isFailed={error !== undefined}
    >
      {state === 'sending' && (
        <Button size="small" onClick={sending.pause}>
          {t.pause}
        </Button>
      )}
      {(state === 'paused' || state === 'failed') && (
        <Button size="small" look="primary" onClick={sending.resume}>
          {t.resume}
        </Button>
      )}
      <Button size="small" look="quiet" onClick={sending.cancel}>
        {state === 'refused' ? t.another : t.cancel}
      </Button>
    </MediaCard>
  )
}

const tones = { sending: 'info', paused: 'open', failed: 'error', refused: 'error' } as const

function stateOf({ error, isPaused }: Sending): keyof typeof tones {
  // A rejected file would be rejected again: resuming would change nothing.
  if (error instanceof ApiError && error.status >= 400 && error.status < 429) return 'refused'
  if (error !== undefined) return 'failed'
  return isPaused ? 'paused' : 'sending'
}
