import { createPaper, listPapers } from '@lyceum/contract/paper'
import { type PaperKind, paperKinds } from '@lyceum/contract/question'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { FormDialog } from '#ui/overlay/form-dialog'
import { text } from '../text/index.ts'

/** Creates a paper: its name, and how its questions are chosen. */
export function NewPaper({ onClose }: { readonly onClose: () => void }) {
  const t = useText(text)
  const id = useId()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<PaperKind>('rule')
  const create = useCommand(createPaper, { refresh: [listPapers] })

  async function make() {
    const made = await create.mutateAsync({ title: title.trim(), kind })
    await navigate(`/papers/${made.id}`)
  }

  return (
    <FormDialog
      title={t.create}
      submit={t.make}
      isBusy={create.isPending}
      isRight={title.trim() !== ''}
      onSubmit={make}
      onClose={onClose}
    >
      {(shownError) => (
        <>
          <Field label={t.name} isRequired error={shownError(title.trim() ? undefined : t.nameMissing)}>
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
            {paperKinds.toReversed().map((option) => (
              <label key={option} data-on={option === kind}>
                <input
                  type="radio"
                  name={`${id}-kind`}
                  checked={option === kind}
                  onChange={() => setKind(option)}
                />
                <b>{t.kinds[option]}</b>
                <small>{t.kindHints[option]}</small>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </FormDialog>
  )
}
