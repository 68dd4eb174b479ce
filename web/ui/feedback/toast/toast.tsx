import type { Ref } from 'react'
import type { NoticeAct } from '#lib/notice'
import { parseMessage } from '#lib/language/message-markup'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { Coin } from '../../picture/reward/coin.tsx'
import { text } from '../../text/index.ts'
import './toast.css'

type ToastProps = {
  readonly tone: 'success' | 'error' | 'points'
  readonly message: string
  readonly details?: readonly string[]
  readonly act?: NoticeAct | undefined
  /** Without it the message disappears by itself. */
  readonly onClose?: (() => void) | undefined
  readonly popover?: 'manual'
  readonly ref?: Ref<HTMLDivElement>
}

/** A short message: a dark capsule, red for an error, with a coin for points. */
export function Toast({ tone, message, details = [], act, onClose, popover, ref }: ToastProps) {
  const t = useText(text)
  return (
    <div
      className={`ly-toast ly-toast-${tone}`}
      role={tone === 'error' ? 'alert' : 'status'}
      popover={popover}
      ref={ref}
    >
      {tone === 'points' ? <Coin size={18} /> : <Icon name={tone === 'error' ? 'failed' : 'done'} />}
      <div className="ly-toast-words">
        <Lines of={message} />
        {details.map((line) => (
          <Lines key={line} of={line} isDetail />
        ))}
      </div>
      {act && (
        <button type="button" className="ly-toast-act" onClick={act.run}>
          {act.title ?? t.undo}
        </button>
      )}
      {onClose && (
        <button type="button" className="ly-toast-close" aria-label={t.close} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  )
}

type LinesProps = { readonly of: string; readonly isDetail?: boolean }

/** The message line by line, with the server's emphasis. */
function Lines({ of, isDetail = false }: LinesProps) {
  return parseMessage(of).map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a line has no name but its place
    <p key={at} className={isDetail ? 'ly-toast-detail' : undefined}>
      {line.map(({ text: message, isStrong }) => (isStrong ? <b key={message}>{message}</b> : message))}
    </p>
  ))
}
