import { listCandidates, listExams } from '@lyceum/contract/exam'
import { bulkEnrol } from '@lyceum/contract/learning'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showError, showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Modal } from '#ui/layout/modal'
import { NamePicker } from '#ui/work/name-picker'
import type { Named } from '#ui/work/name-select'
import { text } from './text/index.ts'

type AddDialogProps = { readonly courseId: string; readonly onClose: () => void }

/** Enrols people in an exam through its course. */
export function AddDialog({ courseId, onClose }: AddDialogProps) {
  const t = useText(text)
  const [people, setPeople] = useState<readonly Named[]>([])
  const look = useCommand(bulkEnrol)
  const enrol = useCommand(bulkEnrol, { refresh: [listCandidates, listExams] })

  async function add() {
    const params = { id: courseId, act: 'enrol' as const, accountIds: people.map(({ id }) => id) }
    const { outcomes } = await look.mutateAsync({ ...params, isDryRun: true })
    const promised = outcomes.find(({ outcome }) => outcome === 'done')?.people ?? 0
    if (promised === 0) return showError(t.addNone)
    await enrol.mutateAsync({ ...params, isDryRun: false, confirmed: promised })
    onClose()
    return showSuccess(t.added(promised))
  }

  return (
    <Modal
      title={t.add}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            look="primary"
            disabled={people.length === 0}
            isBusy={look.isPending || enrol.isPending}
            onClick={() => void add().catch(() => undefined)}
          >
            {t.addGo}
          </Button>
        </>
      }
    >
      <Field label={t.addPeople} hint={t.addHint}>
        {({ id }) => (
          <NamePicker id={id} label={t.addPeople} kind="person" chosen={people} onChoose={setPeople} />
        )}
      </Field>
    </Modal>
  )
}
