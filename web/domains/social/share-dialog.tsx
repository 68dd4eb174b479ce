import { share } from '@lyceum/contract/social'
import { useState } from 'react'
import { call } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { report } from '#lib/http/trouble'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { type Colleague, PeopleChoice } from './people-choice.tsx'
import type { Target } from './target.ts'
import { text } from './text/index.ts'
import { useSocialActions } from './use-summary.ts'

type ShareDialogProps = {
  readonly target: Target
  readonly title: string
  readonly firstNote?: string | undefined
  readonly onClose: () => void
}

/** Shares a target with colleagues, with a note. Typed text stays on failure. */
export function ShareDialog({ target, title, firstNote = '', onClose }: ShareDialogProps) {
  const t = useText(text).share
  const [people, setPeople] = useState<readonly Colleague[]>([])
  const [note, setNote] = useState(firstNote)
  const [isBusy, setIsBusy] = useState(false)
  const { recount } = useSocialActions(target)

  async function send() {
    setIsBusy(true)
    try {
      const { sent } = await call(share, {
        ...target,
        people: people.map(({ tcoUsrEntId }) => tcoUsrEntId),
        note: note.trim(),
      })
      showSuccess(t.done(String(sent)))
      void recount()
      onClose()
    } catch (error) {
      report(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Modal
      title={t.title}
      sub={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button look="primary" isBusy={isBusy} disabled={people.length === 0} onClick={() => void send()}>
            {people.length === 0 ? t.send : t.sendTo(String(people.length))}
          </Button>
        </>
      }
    >
      <PeopleChoice chosen={people} onChange={setPeople} />
      <Field label={t.note}>
        {(names) => (
          <Input
            {...names}
            value={note}
            maxLength={100}
            placeholder={t.notePlace}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </Modal>
  )
}
