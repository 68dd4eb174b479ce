import { useText } from '#lib/text'
import { Button } from '../form/button.tsx'
import { text } from '../text/index.ts'
import './save-bar.css'

type SaveBarProps = {
  /** How much is not saved: “3 项改动还没有保存”. */
  readonly words: string
  readonly isBusy: boolean
  /** Something is wrong with what was typed. */
  readonly isStopped?: boolean
  /** Saves the form it stands in when left out. */
  readonly onSave?: () => void
  readonly onDiscard: () => void
}

/** At the foot of the window, as long as something is not saved. */
export function SaveBar({ words, isBusy, isStopped = false, onSave, onDiscard }: SaveBarProps) {
  const t = useText(text)
  return (
    <div className="ly-save-bar">
      <output>{words}</output>
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
