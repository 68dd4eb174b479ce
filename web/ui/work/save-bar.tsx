import { useText } from '#lib/text'
import { Button } from '../form/button.tsx'
import { text } from '../text/index.ts'
import './save-bar.css'

type SaveBarProps = {
  /** The number of unsaved changes: “3 项改动还没有保存”. */
  readonly message: string
  readonly isBusy: boolean
  /** The input is invalid. */
  readonly isStopped?: boolean
  /** When left out, submits the surrounding form. */
  readonly onSave?: () => void
  readonly onDiscard: () => void
}

/** A bar at the bottom of the window while there are unsaved changes. */
export function SaveBar({ message, isBusy, isStopped = false, onSave, onDiscard }: SaveBarProps) {
  const t = useText(text)
  return (
    <div className="ly-save-bar">
      <output>{message}</output>
      <button type="button" className="ly-save-bar-discard" onClick={onDiscard}>
        {t.discard}
      </button>
      <Button
        type={onSave ? 'button' : 'submit'}
        look="primary"
        isBusy={isBusy}
        disabled={isStopped}
        {...(onSave ? { onClick: onSave } : {})}
      >
        {t.save}
      </Button>
    </div>
  )
}
