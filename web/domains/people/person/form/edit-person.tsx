import { editPerson, getPerson, listPeople, listPersonHistory } from '@lyceum/contract/people'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useNow } from '#lib/time/use-now'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Drawer } from '#ui/overlay/drawer'
import { text } from '../../text/index.ts'
import { draftOf, isSameJob, jobOf, postOf, recordOf, todayOf } from './draft.ts'
import { JobFields, PersonFields } from './person-form.tsx'
import type { Person } from '../use-person.ts'

type EditPersonProps = { readonly person: Person; readonly onClose: () => void }

/** Edits a person in a drawer. */
export function EditPerson({ person, onClose }: EditPersonProps) {
  const t = useText(text)
  const now = useNow()
  const [draft, setDraft] = useState(() => draftOf(person))
  const [job, setJob] = useState(() => jobOf(person))
  const [since, setSince] = useState(() => todayOf(now))
  const [expires, setExpires] = useState(person.expiresAt?.slice(0, 10) ?? '')
  const save = useCommand(editPerson, { refresh: [getPerson, listPeople, listPersonHistory] })
  const isMoved = !isSameJob(job, jobOf(person))

  function go() {
    const post = isMoved ? postOf(job) : undefined
    save.mutate(
      {
        id: person.id,
        ...recordOf(draft),
        ...(post ? { job: { ...post, since } } : {}),
        ...(person.isExternal && expires ? { expiresAt: `${expires}T15:59:59Z` } : {}),
      },
      {
        onSuccess: () => {
          showSuccess(t.form.saved)
          onClose()
        },
      },
    )
  }

  return (
    <Drawer
      title={t.form.edit(person.name)}
      onClose={onClose}
      footer={
        <Button look="primary" isBusy={save.isPending} disabled={draft.name.trim() === ''} onClick={go}>
          {t.form.save}
        </Button>
      }
    >
      <div className="people-form">
        <PersonFields draft={draft} onChange={setDraft} />
        {person.isExternal ? (
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
        {isMoved && (
          <Field label={t.form.since} isRequired>
            {(names) => (
              <Input {...names} type="date" value={since} onChange={({ target }) => setSince(target.value)} />
            )}
          </Field>
        )}
        <p className="people-none">{t.form.correctedHint}</p>
      </div>
    </Drawer>
  )
}
