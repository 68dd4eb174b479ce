import { applyLeave, leaveTypes, type LeaveType, listLeave, reasonLimit } from '@lyceum/contract/leave'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { TextArea } from '#ui/form/text-area'
import { FormDialog } from '#ui/overlay/form-dialog'
import { MomentBox } from '#ui/work/moment-box'
import { type Named, NameSelect } from '#ui/work/name-select'
import { trainingsSlot } from './from-above.ts'
import { faultsOf, trainingsWithin } from './rules.ts'
import { text } from './text/index.ts'

type ApplyDialogProps = { readonly onClose: () => void; readonly onSent: () => void }

/** Requests leave: kind, training, days and reason. */
export function ApplyDialog({ onClose, onSent }: ApplyDialogProps) {
  const t = useText(text)
  const zone = useZone()
  const [type, setType] = useState<LeaveType>()
  const [course, setCourse] = useState<readonly Named[]>([])
  const [typed, setTyped] = useState('')
  const [from, setFrom] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const isSpan = from !== null && until !== null && from < until
  const within = trainingsSlot.get()(isSpan ? { startTime: from, endTime: until } : undefined)
  const found = trainingsWithin(within, typed)
  const apply = useCommand(applyLeave, { refresh: [listLeave], topics: ['to-do', 'due'] })
  const faults = faultsOf({ type, from, until, reason }, t.form)

  /** Other days have other trainings. */
  function choose(set: (next: string | null) => void, next: string | null) {
    set(next)
    setCourse([])
  }

  async function send() {
    if (type === undefined || from === null || until === null) return
    await apply.mutateAsync({ type, reason, from, until, itmId: course[0]?.id ?? null })
    showSuccess(t.form.sent)
    onSent()
    onClose()
  }

  return (
    <FormDialog
      title={t.form.title}
      className="leave-form"
      submit={t.form.send}
      isBusy={apply.isPending}
      isRight={Object.values(faults).every((fault) => fault === undefined)}
      onSubmit={send}
      onClose={onClose}
    >
      {(shownError) => (
        <>
          <Field label={t.form.type} isRequired error={shownError(faults.type)}>
            {(names) => (
              <Select
                {...names}
                value={type ?? ''}
                options={[
                  { value: '', title: t.form.typeMissing },
                  ...leaveTypes.map((value) => ({ value, title: t.types[value] })),
                ]}
                onChange={({ target }) => setType(leaveTypes.find((option) => option === target.value))}
              />
            )}
          </Field>
          <Field label={t.form.from} isRequired error={shownError(faults.from)}>
            {({ id }) => (
              <MomentBox
                id={id}
                zone={zone}
                value={from}
                onChange={(next) => choose(setFrom, next)}
                isWrong={shownError(faults.from) !== undefined}
              />
            )}
          </Field>
          <Field label={t.form.until} isRequired error={shownError(faults.until)}>
            {({ id }) => (
              <MomentBox
                id={id}
                zone={zone}
                value={until}
                onChange={(next) => choose(setUntil, next)}
                isWrong={shownError(faults.until) !== undefined}
              />
            )}
          </Field>
          {isSpan && (
            <Field label={t.form.course}>
              {({ id }) => (
                <NameSelect
                  id={id}
                  label={t.form.course}
                  isSingle
                  placeholder={t.allTraining}
                  found={found.map(({ itmId, title, from: at }) => ({
                    id: itmId,
                    name: title,
                    detail: shownTime(at, zone).slice(5),
                  }))}
                  onSearch={setTyped}
                  chosen={course}
                  onChoose={setCourse}
                />
              )}
            </Field>
          )}
          <Field label={t.form.reason} isRequired error={shownError(faults.reason)}>
            {(names) => (
              <TextArea
                {...names}
                value={reason}
                limit={reasonLimit}
                placeholder={t.form.reasonPlace}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}
