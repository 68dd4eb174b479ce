import { useState } from 'react'
import { useText } from '#lib/text'
import { SelectionBar } from '#ui/work/selection-bar'
import { text } from '../text/index.ts'
import { type BulkAct, BulkDialog } from './bulk-dialog.tsx'

type PeopleSelectionProps = { readonly ids: readonly string[]; readonly onDone: () => void }

const acts = [
  ['move', 'swap'],
  ['end-sessions', 'logout'],
  ['leave', 'out'],
] as const satisfies readonly (readonly [BulkAct, string])[]

/** Actions on the selected people. */
export function PeopleSelection({ ids, onDone }: PeopleSelectionProps) {
  const t = useText(text).bulk
  const [act, setAct] = useState<BulkAct>()
  return (
    <SelectionBar
      label={t.selected(ids.length)}
      acts={acts.map(([name, icon]) => ({ name, icon, title: t[name], onChoose: () => setAct(name) }))}
      cancel={t.cancel}
      onCancel={onDone}
    >
      {act && (
        <BulkDialog
          act={act}
          ids={ids}
          onClose={() => setAct(undefined)}
          onDone={() => {
            setAct(undefined)
            onDone()
          }}
        />
      )}
    </SelectionBar>
  )
}
