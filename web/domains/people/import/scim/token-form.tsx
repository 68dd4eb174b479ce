import { addScimToken, listScimTokens, type ScimAccess } from '@lyceum/contract/people'
import { type SubmitEvent, useState } from 'react'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'

const accesses: readonly ScimAccess[] = ['write', 'read', 'none']
const dayChoices = [30, 90, 365, 730] as const
const first = { name: '', users: 'write', groups: 'write', days: 365 } as const

type Draft = {
  readonly name: string
  readonly users: ScimAccess
  readonly groups: ScimAccess
  readonly days: number
}

/** The purpose, lifetime and permissions of a new token. */
export function TokenForm({ onMade }: { readonly onMade: (token: string) => void }) {
  const t = useText(text).scim
  const add = useCommand(addScimToken, { refresh: [listScimTokens] })
  const [draft, setDraft] = useState<Draft>(first)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const isWhole = draft.name.trim() !== '' && !(draft.users === 'none' && draft.groups === 'none')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isWhole) return
    add.mutate(
      { ...draft, name: draft.name.trim() },
      {
        onSuccess: ({ token }) => {
          onMade(token)
          setDraft(first)
        },
      },
    )
  }

  return (
    <form className="import-token-form" onSubmit={submit}>
      <Field label={t.name}>
        {(names) => (
          <Input
            {...names}
            value={draft.name}
            maxLength={60}
            placeholder={t.namePlaceholder}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      {(['users', 'groups'] as const).map((part) => (
        <Field key={part} label={t[part]}>
          {(names) => (
            <Select
              {...names}
              value={draft[part]}
              options={accesses.map((value) => ({ value, title: t.access[value] }))}
              onChange={({ target }) =>
                change({ [part]: accesses.find((option) => option === target.value) ?? 'none' })
              }
            />
          )}
        </Field>
      ))}
      <Field label={t.days}>
        {(names) => (
          <Select
            {...names}
            value={String(draft.days)}
            options={dayChoices.map((days) => ({ value: String(days), title: t.daysChoices[days] }))}
            onChange={({ target }) => change({ days: Number(target.value) })}
          />
        )}
      </Field>
      <Button type="submit" look="primary" isBusy={add.isPending} disabled={!isWhole}>
        <Icon name="key" size={16} />
        {t.add}
      </Button>
    </form>
  )
}
