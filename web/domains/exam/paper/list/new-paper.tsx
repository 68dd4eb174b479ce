import { createPaper, listPapers, type PaperKind, paperKinds } from '@lyceum/contract/exam'
import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { text } from '../text/index.ts'

/** Begins a paper: its name, and how its questions come in. */
export function NewPaper({ onClose }: { readonly onClose: () => void }) {
  const t = useText(text)
  const id = useId()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<PaperKind>('rule')
  const create = useCommand(createPaper, { refresh: [listPapers] })

  function make(event: SubmitEvent) {
    event.preventDefault()
    if (!title.trim()) return
    create.mutate({ title: title.trim(), kind }, { onSuccess: (made) => void navigate(`/papers/${made.id}`) })
  }

  return (
    <Modal
      title={t.create}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} look="primary" disabled={!title.trim()} isBusy={create.isPending}>
            {t.make}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={make}>
        <Field label={t.name} isRequired>
          {(names) => (
            <Input
              {...names}
              maxLength={80}
              autoComplete="off"
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        <fieldset className="paper-kinds">
          <legend>{t.kind}</legend>
          {paperKinds.toReversed().map((one) => (
            <label key={one} data-on={one === kind}>
              <input type="radio" name={`${id}-kind`} checked={one === kind} onChange={() => setKind(one)} />
              <b>{t.kinds[one]}</b>
              <small>{t.kindHints[one]}</small>
            </label>
          ))}
        </fieldset>
      </form>
    </Modal>
  )
}
