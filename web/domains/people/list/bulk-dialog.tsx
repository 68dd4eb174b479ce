import { actInBulk, listPeople, previewBulk, undoBulk } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { Pick } from '#ui/work/pick'
import { text } from '../text/index.ts'
import { usePickOptions } from '../person/pick-options.ts'

export type BulkAct = 'move' | 'leave' | 'end-sessions'

type BulkDialogProps = {
  readonly act: BulkAct
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

const refresh = { refresh: [listPeople] }

/** A bulk action: a dry run first, a typed number above the limit, and undo afterwards. */
export function BulkDialog({ act, ids, onClose, onDone }: BulkDialogProps) {
  const t = useText(text)
  const [unitId, setUnitId] = useState<string>()
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const order = { act, ids: [...ids], ...(unitId ? { unitId } : {}) }
  const isReady = act !== 'move' || unitId !== undefined
  const preview = useQuery({ ...read(previewBulk, order), enabled: isReady, gcTime: 0 }).data
  const run = useCommand(actInBulk, refresh)
  const undo = useCommand(undoBulk, refresh)
  const isMeant = preview !== undefined && (!preview.isBraked || typed === String(preview.able))

  function go() {
    if (!preview) return
    run.mutate(
      { ...order, reason, count: preview.able },
      {
        onSuccess: ({ id, done }) => {
          const takeBack = () =>
            undo.mutate({ id }, { onSuccess: ({ undone }) => showSuccess(t.bulk.undone(undone)) })
          showSuccess(t.bulk.done(done), preview.isUndoable ? takeBack : undefined)
          onDone()
        },
      },
    )
  }

  return (
    <Modal
      title={t.bulk[`${act}Title`](ids.length)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.bulk.back}</Button>
          <Button
            look={act === 'leave' ? 'danger' : 'primary'}
            disabled={!isMeant || preview.able === 0}
            isBusy={run.isPending}
            onClick={go}
          >
            {t.bulk[act]}
          </Button>
        </>
      }
    >
      <div className="people-form">
        <p>{t.bulk[`${act}Note`]}</p>
        <Details act={act} unitId={unitId} onUnit={setUnitId} reason={reason} onReason={setReason} />
        {isReady && <Preview preview={preview} />}
        {preview?.isBraked && <BulkConfirm able={preview.able} typed={typed} onType={setTyped} />}
      </div>
    </Modal>
  )
}

type DetailsProps = {
  readonly act: BulkAct
  readonly unitId: string | undefined
  readonly onUnit: (unitId: string | undefined) => void
  readonly reason: string
  readonly onReason: (reason: string) => void
}

/** The input of an action: target unit or reason. */
function Details({ act, unitId, onUnit, reason, onReason }: DetailsProps) {
  const t = useText(text)
  const options = usePickOptions()
  if (act === 'move') {
    return (
      <Field label={t.filter.unit} isRequired>
        {({ id }) => (
          <Pick
            id={id}
            label={t.filter.unit}
            width="100%"
            options={options.units}
            value={unitId}
            onPick={onUnit}
          />
        )}
      </Field>
    )
  }
  if (act !== 'leave') return null
  return (
    <Field label={t.bulk.reason}>
      {(names) => (
        <Input {...names} maxLength={200} value={reason} onChange={({ target }) => onReason(target.value)} />
      )}
    </Field>
  )
}

type BulkConfirmProps = {
  readonly able: number
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** Above the limit the number of people must be typed. */
function BulkConfirm({ able, typed, onType }: BulkConfirmProps) {
  const t = useText(text).bulk
  return (
    <Field label={t.type(able)} isRequired>
      {(names) => (
        <Input
          {...names}
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => onType(target.value.trim())}
        />
      )}
    </Field>
  )
}

type Seen = {
  readonly able: number
  readonly skipped: readonly { readonly id: string; readonly name: string; readonly why: string }[]
}

function Preview({ preview }: { readonly preview: Seen | undefined }) {
  const t = useText(text).bulk
  if (!preview) return <Skeleton width="160px" />
  const { able, skipped } = preview
  return (
    <div className="people-preview">
      <p>
        <strong>{t.able(able)}</strong>
        {skipped.length > 0 && <> · {t.skipped(skipped.length)}</>}
      </p>
      {skipped.length > 0 && (
        <ul>
          {skipped.slice(0, 8).map(({ id, name, why }) => (
            <li key={id}>
              {name}：{whyIn(t.why, why)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const whyIn = (texts: Readonly<Record<string, string>>, why: string) => texts[why] ?? why
