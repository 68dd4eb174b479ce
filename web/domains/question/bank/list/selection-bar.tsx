import { listQuestions, listQuestionTags, setQuestionState } from '@lyceum/contract/question'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showError, showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Menu } from '#ui/overlay/menu'
import { Icon } from '#ui/picture/icon'
import { SelectionBar } from '#ui/work/selection-bar'
import { text } from '../text/index.ts'
import { type BulkAct, BulkDialog } from './bulk-dialog.tsx'

type QuestionSelectionProps = {
  readonly ids: readonly string[]
  readonly onDone: () => void
  /** The number of matches on all pages, when this whole page is selected. */
  readonly all?: number
  readonly onAll?: () => void
}

const acts = [
  ['move', 'folder'],
  ['tag', 'hash'],
  ['paper', 'copy'],
  ['retire', 'recycle'],
  ['remove', 'trash'],
] as const satisfies readonly (readonly [BulkAct, string])[]

/** Actions on the selected questions. */
export function QuestionSelection({ ids, onDone, all, onAll }: QuestionSelectionProps) {
  const t = useText(text).bulk
  const [act, setAct] = useState<BulkAct>()
  const changeState = useCommand(setQuestionState, { refresh: [listQuestions, listQuestionTags] })
  const begin = (next: BulkAct) => (ids.length > 200 ? showError(t.tooMany) : setAct(next))
  const markAs = (state: 'draft' | 'reviewed') =>
    ids.length > 200
      ? showError(t.tooMany)
      : changeState.mutate(
          { ids: [...ids], state },
          {
            onSuccess: ({ changed }) => {
              showSuccess(changed > 0 ? t.changed(changed) : t.same)
              onDone()
            },
          },
        )
  return (
    <SelectionBar
      label={t.selected(ids.length)}
      acts={[
        { name: 'review', title: t.review, icon: 'done', onChoose: () => markAs('reviewed') },
        ...acts.map(([name, icon]) => ({ name, icon, title: t[name], onChoose: () => begin(name) })),
      ]}
      cancel={t.cancel}
      onCancel={onDone}
      before={
        all !== undefined && (
          <button type="button" onClick={onAll}>
            {t.all(all.toLocaleString('en-US'))}
          </button>
        )
      }
      after={
        <Menu
          label={t.more}
          items={[{ id: 'draft', title: t.draft, icon: 'undo', onChoose: () => markAs('draft') }]}
          renderButton={(opener) => (
            <button type="button" {...opener} aria-label={t.more}>
              <Icon name="dots" size={16} />
            </button>
          )}
        />
      }
    >
      {act && (
        <BulkDialog
          act={act}
          ids={ids}
          onClose={() => setAct(undefined)}
          onDone={() => {
            setAct(undefined)
            onDone()
          }}
        />
      )}
    </SelectionBar>
  )
}
