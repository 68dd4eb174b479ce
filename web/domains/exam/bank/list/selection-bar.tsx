import { listQuestions, listQuestionTags, setQuestionState } from '@lyceum/contract/exam'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showError, showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Menu } from '#ui/overlay/menu'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { type BulkAct, BulkDialog } from './bulk-dialog.tsx'

type SelectionBarProps = {
  readonly ids: readonly string[]
  readonly onDone: () => void
  /** How many the filter finds on all pages, where all of this one are ticked. */
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

/** What can be done to every question that is ticked. */
export function SelectionBar({ ids, onDone, all, onAll }: SelectionBarProps) {
  const t = useText(text).bulk
  const [act, setAct] = useState<BulkAct>()
  const judge = useCommand(setQuestionState, { refresh: [listQuestions, listQuestionTags] })
  const begin = (next: BulkAct) => (ids.length > 200 ? showError(t.tooMany) : setAct(next))
  const say = (state: 'draft' | 'reviewed') =>
    ids.length > 200
      ? showError(t.tooMany)
      : judge.mutate(
          { ids: [...ids], state },
          {
            onSuccess: ({ changed }) => {
              showSuccess(changed > 0 ? t.changed(changed) : t.same)
              onDone()
            },
          },
        )
  return (
    <div className="bank-selection" role="toolbar" aria-label={t.selected(ids.length)}>
      <strong>{t.selected(ids.length)}</strong>
      {all !== undefined && (
        <button type="button" onClick={onAll}>
          {t.all(all.toLocaleString('en-US'))}
        </button>
      )}
      <button type="button" onClick={() => say('reviewed')}>
        <Icon name="done" size={16} />
        {t.review}
      </button>
      {acts.map(([name, icon]) => (
        <button key={name} type="button" onClick={() => begin(name)}>
          <Icon name={icon} size={16} />
          {t[name]}
        </button>
      ))}
      <Menu
        label={t.more}
        items={[{ id: 'draft', title: t.draft, icon: 'undo', onChoose: () => say('draft') }]}
        renderButton={(opener) => (
          <button type="button" {...opener} aria-label={t.more}>
            <Icon name="dots" size={16} />
          </button>
        )}
      />
      <button type="button" className="bank-selection-end" onClick={onDone}>
        {t.cancel}
      </button>
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
    </div>
  )
}
