import { useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { UnitBrowser } from '../units/unit-browser.tsx'
import './unit-choice.css'

export type ChosenUnit = { readonly id: string; readonly name: string }

type UnitChoiceProps = {
  readonly chosen: readonly ChosenUnit[]
  readonly onChange: (chosen: readonly ChosenUnit[]) => void
}

/** Chooses several units in the tree; chosen ones are listed above it. */
export function UnitChoice({ chosen, onChange }: UnitChoiceProps) {
  const t = useText(text)
  const [open, setOpen] = useState<ReadonlySet<string>>()
  return (
    <fieldset className="org-choice">
      <legend className="ly-field-label">{t.centres.units}</legend>
      <ul className="org-choice-tags">
        {chosen.map(({ id, name }) => (
          <li key={id}>
            {name}
            <button
              type="button"
              aria-label={t.removeNamed(name)}
              onClick={() => onChange(chosen.filter((unit) => unit.id !== id))}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <UnitBrowser
        chosen={undefined}
        onChoose={(unit) => {
          if (!chosen.some(({ id }) => id === unit.id)) onChange([...chosen, unit])
        }}
        open={open}
        onOpen={setOpen}
      />
      <p className="ly-field-hint">{t.centres.unitsHint}</p>
    </fieldset>
  )
}
