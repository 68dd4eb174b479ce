import { addQuick } from '@lyceum/contract/home'
import type { Endpoint } from '@lyceum/contract/kit'
import { type SubmitEvent, useState } from 'react'
import { hasErrorCode, useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Crest } from '#ui/picture/cover/crest'
import { text } from '../below-fold/text/index.ts'
import { crests } from './modules.ts'

const nothing = { title: '', link: '', image: '1' }

/** A custom link: name, address and crest. */
export function OwnLinkForm({ refresh }: { readonly refresh: readonly Endpoint[] }) {
  const t = useText(text).quick
  const [typed, setTyped] = useState(nothing)
  const add = useCommand(addQuick, { refresh, quiet: true })
  const message = add.error ? describe(add.error) : undefined
  const isAboutTitle = hasErrorCode(add.error, 'QUICK_TITLE_INVALID')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    add.mutate(typed, { onSuccess: () => setTyped(nothing) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field label={t.name} error={isAboutTitle ? message : undefined} isRequired>
        {(names) => (
          <Input
            {...names}
            value={typed.title}
            maxLength={40}
            onChange={({ target }) => setTyped({ ...typed, title: target.value })}
          />
        )}
      </Field>
      <Field label={t.link} hint={t.linkHint} error={isAboutTitle ? undefined : message} isRequired>
        {(names) => (
          <Input
            {...names}
            type="url"
            inputMode="url"
            value={typed.link}
            onChange={({ target }) => setTyped({ ...typed, link: target.value })}
          />
        )}
      </Field>
      <fieldset>
        <legend className="ly-field-label">{t.image}</legend>
        <div className="quick-dialog-crests">
          {crests.map((number) => (
            <label key={number}>
              <input
                type="radio"
                name="quick-image"
                value={number}
                aria-label={t.imageOf(number)}
                checked={typed.image === String(number)}
                onChange={() => setTyped({ ...typed, image: String(number) })}
              />
              <Crest category={String(number)} seed={String(number)} size={36} />
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <Button type="submit" look="soft" isBusy={add.isPending}>
          {t.addOwn}
        </Button>
      </div>
    </form>
  )
}
