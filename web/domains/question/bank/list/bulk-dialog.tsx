import {
  listQuestionCategories,
  listQuestions,
  listQuestionTags,
  moveQuestions,
  removeQuestions,
  setQuestionState,
  tagQuestions,
} from '@lyceum/contract/question'
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
import { useCategoryOptions } from '../category/categories.ts'
import { TagField } from '../category/tag-field.tsx'
import { createPaperSlot } from '../slots.ts'
import { text } from '../text/index.ts'

export type BulkAct = 'move' | 'tag' | 'paper' | 'retire' | 'remove'

type BulkProps = {
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

const refresh = { refresh: [listQuestions, listQuestionCategories, listQuestionTags] }

/** A bulk action, with the input it needs. */
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
    <ConfirmAction
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
    </ConfirmAction>
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
    <ConfirmAction
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
    </ConfirmAction>
  )
}

function Paper({ ids, onClose }: BulkProps) {
  const t = useText(text).bulk
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const { create, isPending } = createPaperSlot.get()()
  const go = () => create({ title: title.trim(), questionIds: ids }, (id) => void navigate(`/papers/${id}`))
  return (
    <ConfirmAction
      title={t.paperTitle(ids.length)}
      confirm={t.paperMake}
      isReady={title.trim() !== ''}
      isBusy={isPending}
      onGo={go}
      onClose={onClose}
    >
      <Field label={t.paperName} isRequired>
        {(names) => (
          <Input {...names} value={title} maxLength={80} onChange={({ target }) => setTitle(target.value)} />
        )}
      </Field>
    </ConfirmAction>
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
        const { removed, kept: remaining } = await remove.mutateAsync({ ids: [...ids] })
        showSuccess(t.removed(removed, remaining))
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

function ConfirmAction({ title, confirm, isReady, isBusy, onGo, onClose, children }: AskProps) {
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
