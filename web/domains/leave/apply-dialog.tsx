import { applyLeave, leaveTypes, type LeaveType, listLeave, reasonLimit } from '@lyceum/contract/leave'
import { getTodoCount, listStudying } from '@lyceum/contract/home'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { TextArea } from '#ui/form/text-area'
import { FormDialog } from '#ui/overlay/form-dialog'
import { MomentBox } from '#ui/work/moment-box'
import { faultsOf } from './rules.ts'
import { text } from './text/index.ts'

type ApplyDialogProps = { readonly onClose: () => void; readonly onSent: () => void }

/** Asks for leave: what kind, from what, when and why. */
export function ApplyDialog({ onClose, onSent }: ApplyDialogProps) {
  const t = useText(text)
  const zone = useZone()
  const [type, setType] = useState<LeaveType>()
  const [itmId, setItmId] = useState('')
  const [from, setFrom] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const studying = useQuery(read(listStudying, { pageNo: 1, pageSize: 100 }))
  const apply = useCommand(applyLeave, { refresh: [listLeave, getTodoCount] })
  const faults = faultsOf({ type, from, until, reason }, t.form)

  async function send() {
    if (type === undefined || from === null || until === null) return
    await apply.mutateAsync({ type, reason, from, until, itmId: itmId === '' ? null : itmId })
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
      {(told) => (
        <>
          <Field label={t.form.type} isRequired error={told(faults.type)}>
            {(names) => (
              <Select
                {...names}
                value={type ?? ''}
                options={[
                  { value: '', title: t.form.typeMissing },
                  ...leaveTypes.map((value) => ({ value, title: t.types[value] })),
                ]}
                onChange={({ target }) => setType(leaveTypes.find((one) => one === target.value))}
              />
            )}
          </Field>
          <Field label={t.form.course}>
            {(names) => (
              <Select
                {...names}
                value={itmId}
                options={[
                  { value: '', title: t.allTraining },
                  ...(studying.data?.records ?? []).map(({ itmId, title }) => ({ value: itmId, title })),
                ]}
                onChange={({ target }) => setItmId(target.value)}
              />
            )}
          </Field>
          <Field label={t.form.from} isRequired error={told(faults.from)}>
            {({ id }) => (
              <MomentBox
                id={id}
                zone={zone}
                value={from}
                onChange={setFrom}
                isWrong={told(faults.from) !== undefined}
              />
            )}
          </Field>
          <Field label={t.form.until} isRequired error={told(faults.until)}>
            {({ id }) => (
              <MomentBox
                id={id}
                zone={zone}
                value={until}
                onChange={setUntil}
                isWrong={told(faults.until) !== undefined}
              />
            )}
          </Field>
          <Field label={t.form.reason} isRequired error={told(faults.reason)}>
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
