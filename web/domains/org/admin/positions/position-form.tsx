import { useState } from 'react'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { faultsOf } from '../draft.ts'
import { FormDialog } from '#ui/overlay/form-dialog'
import { text } from '../text/index.ts'
import { TextField } from '../text-field.tsx'
import { familyName, inOrder } from './family-name.ts'
import type { Family, Position } from './use-catalogue.ts'

type Draft = Pick<Position, 'code' | 'name' | 'familyId'> & { readonly id?: string | undefined }

type PositionFormProps = {
  readonly position: Position | undefined
  readonly families: readonly Family[]
  readonly isBusy: boolean
  readonly onSave: (draft: Draft) => void
  readonly onClose: () => void
}

/** A position: code, name and the family it belongs to. */
export function PositionForm({ position, families, isBusy, onSave, onClose }: PositionFormProps) {
  const t = useText(text)
  const [name, setName] = useState(position?.name ?? '')
  const [code, setCode] = useState(position?.code ?? '')
  const [familyId, setFamilyId] = useState(position?.familyId ?? '')
  const faults = faultsOf({ name, code }, t)
  return (
    <FormDialog
      title={position ? t.positions.editPosition : t.positions.addPosition}
      isBusy={isBusy}
      isRight={!faults.name && !faults.code}
      onSubmit={() =>
        onSave({ id: position?.id, code: code.trim(), name: name.trim(), familyId: familyId || null })
      }
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
          <Field label={t.positions.family}>
            {(names) => (
              <Select
                {...names}
                value={familyId}
                onChange={({ target }) => setFamilyId(target.value)}
                options={[
                  { value: '', title: t.positions.noFamily },
                  ...inOrder(families).map(({ id }) => ({
                    value: id,
                    title: familyName(families, id) ?? '',
                  })),
                ]}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}
