import { endDeputy, listApprovalInboxes, nameDeputy } from '@lyceum/contract/learning'
import type { Result } from '@lyceum/contract/kit'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { type Colleague, PeopleChoice } from '#domains/social'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useNow } from '#lib/time/use-now'
import { useText } from '#lib/text'
import { shownTime, startOfDay } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { text } from './text/index.ts'

type DeputyDialogProps = {
  readonly deputy: Result<typeof listApprovalInboxes>['deputy'] | undefined
  readonly onClose: () => void
}

const dayMs = 86_400_000

/** Names a deputy for an absence: from the first day to the end of the last one. */
export function DeputyDialog({ deputy, onClose }: DeputyDialogProps) {
  const t = useText(text).deputy
  const zone = useZone()
  const now = useNow()
  const dayOf = (moment: Date) => shownTime(moment, zone).slice(0, 10)
  const [people, setPeople] = useState<readonly Colleague[]>([])
  const [from, setFrom] = useState(dayOf(now))
  const [until, setUntil] = useState(dayOf(new Date(now.getTime() + 7 * dayMs)))
  const refresh = [listApprovalInboxes]
  const name = useCommand(nameDeputy, { refresh })
  const end = useCommand(endDeputy, { refresh })
  const chosen = people.at(-1)

  async function save() {
    if (!chosen) return
    const last = new Date(Date.parse(startOfDay(until, zone)) + dayMs).toISOString()
    await name.mutateAsync({ deputyId: chosen.tcoUsrEntId, from: startOfDay(from, zone), until: last })
    showSuccess(t.done(chosen.usrDisplayBil))
    onClose()
  }

  async function back() {
    await end.mutateAsync({})
    showSuccess(t.ended)
    onClose()
  }

  return (
    <Modal
      title={t.title}
      onClose={onClose}
      footer={
        <>
          {deputy && (
            <Button look="quiet" isBusy={end.isPending} onClick={() => void back().catch(() => undefined)}>
              {t.end}
            </Button>
          )}
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            look="primary"
            isBusy={name.isPending}
            disabled={!chosen || from === '' || until < from}
            onClick={() => void save().catch(() => undefined)}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <p className="desk-explain">{t.explain}</p>
      <div className="desk-days">
        <Field label={t.from}>
          {(names) => (
            <Input {...names} type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
          )}
        </Field>
        <Field label={t.until}>
          {(names) => (
            <Input
              {...names}
              type="date"
              min={from}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          )}
        </Field>
      </div>
      <PeopleChoice chosen={people.slice(-1)} onChange={setPeople} />
    </Modal>
  )
}
