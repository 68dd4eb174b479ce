import { listQuestions, listQuestionTags, type QuestionState, setStateOfFound } from '@lyceum/contract/exam'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import type { BankFilter } from './list-state.ts'

type FoundBarProps = {
  readonly filter: BankFilter
  readonly count: number
  readonly onDone: () => void
}

const acts = [
  ['reviewed', 'review', 'done'],
  ['retired', 'retire', 'recycle'],
  ['draft', 'draft', 'undo'],
] as const

/** What can be done to everything that the filter finds, on this page and the others. */
export function FoundBar({ filter, count, onDone }: FoundBarProps) {
  const t = useText(text).bulk
  const [state, setState] = useState<QuestionState>()
  const judge = useCommand(setStateOfFound, { refresh: [listQuestions, listQuestionTags] })
  const shown = count.toLocaleString('en-US')
  return (
    <div className="bank-selection" role="toolbar" aria-label={t.allSelected(shown)}>
      <strong>{t.allSelected(shown)}</strong>
      {acts.map(([next, name, icon]) => (
        <button key={next} type="button" onClick={() => setState(next)}>
          <Icon name={icon} size={16} />
          {t[name]}
        </button>
      ))}
      <button type="button" className="bank-selection-end" onClick={onDone}>
        {t.cancel}
      </button>
      {state && (
        <ConfirmDialog
          title={t.stateTitle[state](shown)}
          confirm={t[state === 'reviewed' ? 'review' : state === 'retired' ? 'retire' : 'draft']}
          onClose={() => setState(undefined)}
          onConfirm={async () => {
            const { changed } = await judge.mutateAsync({ filter: { ...filter }, count, state })
            showSuccess(changed > 0 ? t.changed(changed) : t.same)
            onDone()
          }}
        >
          <p>{t.stateHint}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
