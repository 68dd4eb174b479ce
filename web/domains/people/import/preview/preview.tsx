import { commitImport, getImport } from '@lyceum/contract/people'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Stat, StatRow } from '#ui/data/stat'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { MapColumns } from '../map-columns.tsx'
import { isAllFaulty, type OneImport } from '../state.ts'
import { text } from '../text/index.ts'
import { Faults } from './faults.tsx'
import { ImportRows } from './import-rows.tsx'

/** What the list would do, before it does: numbers, faults, rows, and the brake. */
export function Preview({ one }: { readonly one: OneImport }) {
  const t = useText(text)
  const [isMapping, setIsMapping] = useState(false)
  if (isMapping) return <MapColumns one={one} />
  const { counts, since } = one
  return (
    <section className="import-stage">
      <h2>{t.preview.title}</h2>
      <ActStats counts={counts} />
      <div className="import-notes">
        <Faults one={one} />
        {counts.sticky > 0 && <Banner>{t.preview.sticky(counts.sticky)}</Banner>}
        {counts.places > 0 && <Banner>{t.preview.places(counts.places)}</Banner>}
        {since && <Banner>{t.preview.since(since.fileName, since)}</Banner>}
      </div>
      <Commit one={one} onRemap={one.series.source === 'file' ? () => setIsMapping(true) : undefined} />
      <ImportRows one={one} />
    </section>
  )
}

export function ActStats({ counts }: Pick<OneImport, 'counts'>) {
  const t = useText(text)
  return (
    <StatRow>
      {(['create', 'change', 'rehire', 'leave', 'same', 'faulty'] as const).map((act) => (
        <Stat
          key={act}
          label={t.acts[act]}
          value={counts[act].toLocaleString('en-US')}
          unit={act === 'faulty' ? t.rows : t.people}
        />
      ))}
    </StatRow>
  )
}

type CommitProps = { readonly one: OneImport; readonly onRemap: (() => void) | undefined }

/** Writes the list. Above the threshold the number of people must be typed first. */
function Commit({ one, onRemap }: CommitProps) {
  const t = useText(text).preview
  const commit = useCommand(commitImport, { refresh: [getImport] })
  const [typed, setTyped] = useState('')
  const { counts, brake } = one
  const total = brake.touched + counts.create
  const isOpen = !brake.isHeld || Number(typed) === brake.touched
  return (
    <div className="import-commit">
      {brake.isHeld && (
        <Banner tone="error" title={t.brakeTitle(brake.touched)}>
          <p>{t.brakeLead(brake.limit)}</p>
          <Field label={t.brakeLabel}>
            {(names) => (
              <Input
                {...names}
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value.trim())}
              />
            )}
          </Field>
        </Banner>
      )}
      <p className="import-acts">
        {total === 0 ? (
          <span>{isAllFaulty(counts) ? t.allFaulty(counts.faulty) : t.nothing}</span>
        ) : (
          <Button
            look={brake.isHeld ? 'danger' : 'primary'}
            disabled={!isOpen}
            isBusy={commit.isPending}
            onClick={() =>
              commit.mutate({ id: one.id, ...(brake.isHeld ? { confirmed: Number(typed) } : {}) })
            }
          >
            {t.commit(total)}
          </Button>
        )}
        {onRemap && (
          <Button look="quiet" onClick={onRemap}>
            {t.remap}
          </Button>
        )}
      </p>
    </div>
  )
}
