import { createPaper, listPapers, type PaperKind, paperKinds } from '@lyceum/contract/exam'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { FormDialog } from '#ui/overlay/form-dialog'
import { text } from '../text/index.ts'

/** Begins a paper: its name, and how its questions come in. */
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
      {(told) => (
        <>
          <Field label={t.name} isRequired error={told(title.trim() ? undefined : t.nameMissing)}>
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
                <input
                  type="radio"
                  name={`${id}-kind`}
                  checked={one === kind}
                  onChange={() => setKind(one)}
                />
                <b>{t.kinds[one]}</b>
                <small>{t.kindHints[one]}</small>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </FormDialog>
  )
}
