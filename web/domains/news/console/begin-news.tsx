import { createNews, listNews, type NewsKind } from '@lyceum/contract/news'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { FormDialog } from '#ui/overlay/form-dialog'
import { text } from './text/index.ts'

type BeginNewsProps = { readonly kind: NewsKind; readonly onClose: () => void }

/** A title is enough to create one. */
export function BeginNews({ kind, onClose }: BeginNewsProps) {
  const t = useText(text)
  const go = useNavigate()
  const [title, setTitle] = useState('')
  const create = useCommand(createNews, { refresh: [listNews] })

  async function begin() {
    const { id } = await create.mutateAsync({ kind, title: title.trim() })
    await go(`/news/${id}`)
  }

  return (
    <FormDialog
      title={t.add[kind]}
      submit={t.begin}
      isBusy={create.isPending}
      isRight={title.trim() !== ''}
      onSubmit={begin}
      onClose={onClose}
    >
      {(shownError) => (
        <Field label={t.form.title} isRequired error={shownError(title.trim() ? undefined : t.titleMissing)}>
          {(names) => (
            <Input
              {...names}
              value={title}
              maxLength={80}
              autoComplete="off"
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
