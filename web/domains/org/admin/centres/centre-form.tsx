import { useState } from 'react'
import { useText } from '#lib/text'
import { faultsOf } from '../draft.ts'
import { FormDialog } from '#ui/overlay/form-dialog'
import { text } from '../text/index.ts'
import { TextField } from '../text-field.tsx'
import { UnitChoice, type ChosenUnit } from './unit-choice.tsx'
import type { Centre, CentreDraft } from './use-centres.ts'

type CentreFormProps = {
  readonly centre: Centre | undefined
  readonly isBusy: boolean
  readonly onSave: (draft: CentreDraft) => void
  readonly onClose: () => void
}

const blank = { name: '', code: '', place: '', units: [] }

/** A training centre: its name, address and units. */
export function CentreForm({ centre, isBusy, onSave, onClose }: CentreFormProps) {
  const t = useText(text)
  const { name: oldName, code: oldCode, place: oldPlace, units: oldUnits } = centre ?? blank
  const [name, setName] = useState(oldName)
  const [code, setCode] = useState(oldCode)
  const [place, setPlace] = useState(oldPlace)
  const [units, setUnits] = useState<readonly ChosenUnit[]>(oldUnits)
  const faults = faultsOf({ name, code }, t)
  const draft = {
    id: centre?.id,
    code: code.trim(),
    name: name.trim(),
    place: place.trim(),
    unitIds: units.map(({ id }) => id),
  }
  return (
    <FormDialog
      title={centre ? t.centres.editTitle : t.centres.addTitle}
      isBusy={isBusy}
      isRight={!faults.name && !faults.code}
      onSubmit={() => onSave(draft)}
      onClose={onClose}
      besides={<UnitChoice chosen={units} onChange={setUnits} />}
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
            label={t.centres.place}
            value={place}
            onChange={setPlace}
            max={100}
            hint={t.centres.placeHint}
          />
        </>
      )}
    </FormDialog>
  )
}
