import { getPerson, listPeople, listPersonHistory, rehirePerson } from '@lyceum/contract/people'
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
import { noJob, postOf, todayOf } from './draft.ts'
import { PasswordChoice, type PasswordMethod } from './password-method.tsx'
import { JobFields } from './person-form.tsx'
import type { Opened } from '../person-menu.ts'
import type { Person } from '../use-person.ts'

type RehirePersonProps = {
  readonly person: Person
  readonly onClose: () => void
  readonly onPassword: (open: Opened) => void
}

/** Rehires a person in a new job. */
export function RehirePerson({ person, onClose, onPassword }: RehirePersonProps) {
  const t = useText(text)
  const now = useNow()
  const [job, setJob] = useState(noJob)
  const [joinedOn, setJoinedOn] = useState(() => todayOf(now))
  const [method, setMethod] = useState<PasswordMethod>('show')
  const rehire = useCommand(rehirePerson, { refresh: [getPerson, listPeople, listPersonHistory] })
  const post = postOf(job)

  function go() {
    if (!post) return
    rehire.mutate(
      { staffNo: person.staffNo ?? '', job: post, joinedOn, password: method },
      {
        onSuccess: ({ password }) => {
          showSuccess(t.form.rehired(person.name))
          if (password) onPassword({ is: 'password', password })
          else onClose()
        },
      },
    )
  }

  return (
    <Drawer
      title={t.form.rehire(person.name)}
      onClose={onClose}
      footer={
        <Button look="primary" isBusy={rehire.isPending} disabled={!post} onClick={go}>
          {t.person.rehire}
        </Button>
      }
    >
      <div className="people-form">
        <JobFields job={job} onChange={setJob} />
        <Field label={t.columns.joinedOn} isRequired>
          {(names) => (
            <Input
              {...names}
              type="date"
              value={joinedOn}
              onChange={({ target }) => setJoinedOn(target.value)}
            />
          )}
        </Field>
        <PasswordChoice method={method} onChoose={setMethod} />
      </div>
    </Drawer>
  )
}
