import { useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { type BulkAct, BulkDialog } from './bulk-dialog.tsx'

type SelectionBarProps = { readonly ids: readonly string[]; readonly onDone: () => void }

const acts = [
  ['move', 'swap'],
  ['end-sessions', 'logout'],
  ['leave', 'out'],
] as const satisfies readonly (readonly [BulkAct, string])[]

/** What can be done to everyone who is ticked. */
export function SelectionBar({ ids, onDone }: SelectionBarProps) {
  const t = useText(text).bulk
  const [act, setAct] = useState<BulkAct>()
  return (
    <div className="people-selection" role="toolbar" aria-label={t.selected(ids.length)}>
      <strong>{t.selected(ids.length)}</strong>
      {acts.map(([name, icon]) => (
        <button key={name} type="button" onClick={() => setAct(name)}>
          <Icon name={icon} size={16} />
          {t[name]}
        </button>
      ))}
      <button type="button" className="people-selection-end" onClick={onDone}>
        {t.cancel}
      </button>
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
    </div>
  )
}
