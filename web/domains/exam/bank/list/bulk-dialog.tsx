import {
  createPaper,
  listPapers,
  listQuestionCategories,
  listQuestions,
  listQuestionTags,
  moveQuestions,
  removeQuestions,
  setQuestionState,
  tagQuestions,
} from '@lyceum/contract/exam'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Pick } from '#ui/work/pick'
import { useCategoryOptions } from '../place/categories.ts'
import { TagField } from '../place/tag-field.tsx'
import { text } from '../text/index.ts'

export type BulkAct = 'move' | 'tag' | 'paper' | 'retire' | 'remove'

type BulkProps = {
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

const refresh = { refresh: [listQuestions, listQuestionCategories, listQuestionTags] }

/** One act on many questions, with what it wants to know first. */
export function BulkDialog({ act, ...rest }: BulkProps & { readonly act: BulkAct }) {
  if (act === 'move') return <Move {...rest} />
  if (act === 'tag') return <Tags {...rest} />
  if (act === 'paper') return <Paper {...rest} />
  return act === 'retire' ? <Retire {...rest} /> : <Remove {...rest} />
}

function Move({ ids, onClose, onDone }: BulkProps) {
  const t = useText(text).bulk
  const options = useCategoryOptions()
  const [categoryId, setCategoryId] = useState<string>()
  const move = useCommand(moveQuestions, refresh)
  const go = () =>
    categoryId &&
    move.mutate(
      { ids: [...ids], categoryId },
      { onSuccess: ({ changed }) => (showSuccess(changed > 0 ? t.changed(changed) : t.same), onDone()) },
    )
  return (
    <Ask
      title={t.moveTitle(ids.length)}
      confirm={t.move}
      isReady={categoryId !== undefined}
      isBusy={move.isPending}
      onGo={go}
      onClose={onClose}
    >
      <Field label={t.moveTo} isRequired>
        {({ id }) => (
          <Pick
            id={id}
            label={t.moveTo}
            width="100%"
            options={options}
            value={categoryId}
            onPick={setCategoryId}
          />
        )}
      </Field>
    </Ask>
  )
}

function Tags({ ids, onClose, onDone }: BulkProps) {
  const t = useText(text).bulk
  const [add, setAdd] = useState<readonly string[]>([])
  const [remove, setRemove] = useState<readonly string[]>([])
  const tag = useCommand(tagQuestions, refresh)
  const go = () =>
    tag.mutate(
      { ids: [...ids], add: [...add], remove: [...remove] },
      { onSuccess: ({ changed }) => (showSuccess(changed > 0 ? t.changed(changed) : t.same), onDone()) },
    )
  return (
    <Ask
      title={t.tagTitle(ids.length)}
      confirm={t.tag}
      isReady={add.length + remove.length > 0}
      isBusy={tag.isPending}
      onGo={go}
      onClose={onClose}
    >
      <Field label={t.add} hint={t.tagHint}>
        {({ id }) => <TagField id={id} label={t.add} tags={add} onChange={setAdd} />}
      </Field>
      <Field label={t.takeAway}>
        {({ id }) => <TagField id={id} label={t.takeAway} tags={remove} onChange={setRemove} />}
      </Field>
    </Ask>
  )
}

function Paper({ ids, onClose }: BulkProps) {
  const t = useText(text).bulk
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const create = useCommand(createPaper, { refresh: [listPapers] })
  const go = () =>
    create.mutate(
      { title: title.trim(), kind: 'fixed', questionIds: [...ids] },
      { onSuccess: ({ id }) => void navigate(`/papers/${id}`) },
    )
  return (
    <Ask
      title={t.paperTitle(ids.length)}
      confirm={t.paperMake}
      isReady={title.trim() !== ''}
      isBusy={create.isPending}
      onGo={go}
      onClose={onClose}
    >
      <Field label={t.paperName} isRequired>
        {(names) => (
          <Input {...names} value={title} maxLength={80} onChange={({ target }) => setTitle(target.value)} />
        )}
      </Field>
    </Ask>
  )
}

function Retire({ ids, onClose, onDone }: BulkProps) {
  const t = useText(text).bulk
  const retire = useCommand(setQuestionState, refresh)
  return (
    <ConfirmDialog
      title={t.retireTitle(ids.length)}
      confirm={t.retire}
      onClose={onClose}
      onConfirm={async () => {
        const { changed } = await retire.mutateAsync({ ids: [...ids], state: 'retired' })
        showSuccess(changed > 0 ? t.changed(changed) : t.same)
        onDone()
      }}
    >
      <p>{t.retireHint}</p>
    </ConfirmDialog>
  )
}

function Remove({ ids, onClose, onDone }: BulkProps) {
  const t = useText(text).bulk
  const remove = useCommand(removeQuestions, refresh)
  return (
    <ConfirmDialog
      title={t.removeTitle(ids.length)}
      confirm={t.remove}
      isDanger
      onClose={onClose}
      onConfirm={async () => {
        const { removed, kept } = await remove.mutateAsync({ ids: [...ids] })
        showSuccess(t.removed(removed, kept))
        onDone()
      }}
    >
      <p>{t.removeHint}</p>
    </ConfirmDialog>
  )
}

type AskProps = {
  readonly title: string
  readonly confirm: string
  readonly isReady: boolean
  readonly isBusy: boolean
  readonly onGo: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

function Ask({ title, confirm, isReady, isBusy, onGo, onClose, children }: AskProps) {
  const t = useText(text).bulk
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.back}</Button>
          <Button look="primary" disabled={!isReady} isBusy={isBusy} onClick={onGo}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
