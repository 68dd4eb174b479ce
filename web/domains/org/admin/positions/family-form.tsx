import { useState } from 'react'
import { useText } from '#lib/text'
import { FormDialog } from '#ui/overlay/form-dialog'
import { text } from '../text/index.ts'
import { TextField } from '../text-field.tsx'
import type { Family } from './use-catalogue.ts'

type FamilyFormProps = {
  readonly family: Family | undefined
  readonly isSub: boolean
  readonly isBusy: boolean
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** The name of a sequence or a subsequence. */
export function FamilyForm({ family, isSub, isBusy, onSave, onClose }: FamilyFormProps) {
  const t = useText(text)
  const [name, setName] = useState(family?.name ?? '')
  const typed = name.trim()
  const addTitle = isSub ? t.positions.addSub : t.positions.addFamily
  return (
    <FormDialog
      title={family ? t.positions.editFamily : addTitle}
      isBusy={isBusy}
      isRight={typed !== ''}
      onSubmit={() => onSave(typed)}
      onClose={onClose}
    >
      {(shownError) => (
        <TextField
          label={t.name}
          value={name}
          onChange={setName}
          max={40}
          error={shownError(typed ? undefined : t.missing)}
        />
      )}
    </FormDialog>
  )
}
