import {
  listQuestions,
  listQuestionTags,
  type QuestionState,
  setStateOfFound,
} from '@lyceum/contract/question'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { SelectionBar } from '#ui/work/selection-bar'
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

/** Actions on everything the filter finds, on all pages. */
export function FoundBar({ filter, count, onDone }: FoundBarProps) {
  const t = useText(text).bulk
  const [state, setState] = useState<QuestionState>()
  const changeState = useCommand(setStateOfFound, { refresh: [listQuestions, listQuestionTags] })
  const shown = count.toLocaleString('en-US')
  return (
    <SelectionBar
      label={t.allSelected(shown)}
      acts={acts.map(([next, name, icon]) => ({
        name: next,
        icon,
        title: t[name],
        onChoose: () => setState(next),
      }))}
      cancel={t.cancel}
      onCancel={onDone}
    >
      {state && (
        <ConfirmDialog
          title={t.stateTitle[state](shown)}
          confirm={t[state === 'reviewed' ? 'review' : state === 'retired' ? 'retire' : 'draft']}
          onClose={() => setState(undefined)}
          onConfirm={async () => {
            const { changed } = await changeState.mutateAsync({ filter: { ...filter }, count, state })
            showSuccess(changed > 0 ? t.changed(changed) : t.same)
            onDone()
          }}
        >
          <p>{t.stateHint}</p>
        </ConfirmDialog>
      )}
    </SelectionBar>
  )
}
