import { createPerson, listPeople } from '@lyceum/contract/people'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Segmented } from '#ui/layout/segmented'
import { Drawer } from '#ui/overlay/drawer'
import { text } from '../../text/index.ts'
import { blank, noJob, postOf, recordOf } from './draft.ts'
import { PasswordChoice, type PasswordMethod } from './password-method.tsx'
import { JobFields, PersonFields } from './person-form.tsx'
import { ShownPassword } from './shown-password.tsx'

/** Creates a person, employee or external, in a drawer. */
export function CreatePerson({ onClose }: { readonly onClose: () => void }) {
  const t = useText(text)
  const navigate = useNavigate()
  const [kind, setKind] = useState<'staff' | 'external'>('staff')
  const [draft, setDraft] = useState(blank)
  const [userName, setUserName] = useState('')
  const [job, setJob] = useState(noJob)
  const [expires, setExpires] = useState('')
  const [method, setMethod] = useState<PasswordMethod>('show')
  const [made, setMade] = useState<{ readonly id: string; readonly password: string }>()
  const create = useCommand(createPerson, { refresh: [listPeople] })
  const isExternal = kind === 'external'
  const post = isExternal ? null : (postOf(job) ?? null)
  const isWhole =
    draft.name.trim() !== '' && userName.trim() !== '' && (isExternal ? expires !== '' : post !== null)

  function go() {
    const expiresAt = isExternal ? `${expires}T15:59:59Z` : null
    const person = {
      ...recordOf(draft),
      userName: userName.trim(),
      isExternal,
      expiresAt,
      job: post,
      password: method,
    }
    create.mutate(person, {
      onSuccess: ({ id, password }) => {
        showSuccess(t.form.created(person.name))
        if (password) setMade({ id, password })
        else void navigate(`/people/${id}`)
      },
    })
  }

  if (made)
    return <ShownPassword password={made.password} onClose={() => void navigate(`/people/${made.id}`)} />
  return (
    <Drawer
      title={t.form.create}
      onClose={onClose}
      footer={
        <Button look="primary" isBusy={create.isPending} disabled={!isWhole} onClick={go}>
          {t.form.save}
        </Button>
      }
    >
      <div className="people-form">
        <Segmented
          label={t.form.kind}
          options={[
            { value: 'staff', title: t.form.staff },
            { value: 'external', title: t.form.external },
          ]}
          value={kind}
          onChoose={setKind}
        />
        <Field label={t.columns.userName} isRequired>
          {(names) => (
            <Input
              {...names}
              maxLength={64}
              value={userName}
              onChange={({ target }) => setUserName(target.value)}
            />
          )}
        </Field>
        <PersonFields draft={draft} onChange={setDraft} />
        {isExternal ? (
          <Field label={t.form.expires} isRequired>
            {(names) => (
              <Input
                {...names}
                type="date"
                value={expires}
                onChange={({ target }) => setExpires(target.value)}
              />
            )}
          </Field>
        ) : (
          <JobFields job={job} onChange={setJob} />
        )}
        <PasswordChoice method={method} onChoose={setMethod} />
      </div>
    </Drawer>
  )
}
