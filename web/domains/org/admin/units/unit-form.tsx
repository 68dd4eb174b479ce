import { useState } from 'react'
import { useText } from '#lib/text'
import { faultsOf } from '../draft.ts'
import { FormDialog } from '#ui/overlay/form-dialog'
import { text } from '../text/index.ts'
import { TextField } from '../text-field.tsx'

type Draft = { readonly code: string; readonly name: string }

type UnitFormProps = {
  readonly title: string
  readonly unit?: Draft
  readonly isBusy: boolean
  readonly onSave: (draft: Draft) => void
  readonly onClose: () => void
}

/** Name and code of a unit. */
export function UnitForm({ title, unit, isBusy, onSave, onClose }: UnitFormProps) {
  const t = useText(text)
  const [name, setName] = useState(unit?.name ?? '')
  const [code, setCode] = useState(unit?.code ?? '')
  const faults = faultsOf({ name, code }, t)

  return (
    <FormDialog
      title={title}
      isBusy={isBusy}
      isRight={!faults.name && !faults.code}
      onSubmit={() => onSave({ code: code.trim(), name: name.trim() })}
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
            hint={t.units.codeHint}
            error={shownError(faults.code)}
          />
        </>
      )}
    </FormDialog>
  )
}
