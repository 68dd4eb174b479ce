import { useState } from 'react'
import { useText } from '#lib/text'
import { faultsOf } from '../draft.ts'
import { FormDialog } from '#ui/overlay/form-dialog'
import { text } from '../text/index.ts'
import { TextField } from '../text-field.tsx'
import type { Grade } from './use-catalogue.ts'

type Draft = Pick<Grade, 'code' | 'name' | 'rank'> & { readonly id?: string | undefined }

type GradeFormProps = {
  readonly grade: Grade | undefined
  readonly isBusy: boolean
  readonly onSave: (draft: Draft) => void
  readonly onClose: () => void
}

/** A grade: code, name and level. */
export function GradeForm({ grade, isBusy, onSave, onClose }: GradeFormProps) {
  const t = useText(text)
  const [name, setName] = useState(grade?.name ?? '')
  const [code, setCode] = useState(grade?.code ?? '')
  const [rank, setRank] = useState(String(grade?.rank ?? ''))
  const faults = {
    ...faultsOf({ name, code }, t),
    rank: /^\d{1,3}$/.test(rank.trim()) ? undefined : t.positions.badRank,
  }
  return (
    <FormDialog
      title={grade ? t.positions.editGrade : t.positions.addGrade}
      isBusy={isBusy}
      isRight={Object.values(faults).every((fault) => !fault)}
      onSubmit={() => onSave({ id: grade?.id, code: code.trim(), name: name.trim(), rank: Number(rank) })}
      onClose={onClose}
    >
      {(shownError) => (
        <>
          <TextField
            label={t.name}
            value={name}
            onChange={setName}
            max={60}
            error={shownError(faults.name)}
          />
          <TextField
            label={t.code}
            value={code}
            onChange={setCode}
            max={40}
            error={shownError(faults.code)}
          />
          <TextField
            label={t.positions.rank}
            value={rank}
            onChange={setRank}
            max={3}
            isNumber
            hint={t.positions.rankHint}
            error={shownError(faults.rank)}
          />
        </>
      )}
    </FormDialog>
  )
}
