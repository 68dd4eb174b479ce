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
import { isAllFaulty, type OneImport } from '../import-state.ts'
import { text } from '../text/index.ts'
import { Faults } from './faults.tsx'
import { ImportRows } from './import-rows.tsx'

/** The preview of the import: numbers, faults, rows, and the bulk limit. */
export function Preview({ importRun }: { readonly importRun: OneImport }) {
  const t = useText(text)
  const [isMapping, setIsMapping] = useState(false)
  if (isMapping) return <MapColumns importRun={importRun} />
  const { counts, since } = importRun
  return (
    <section className="import-stage">
      <h2>{t.preview.title}</h2>
      <ActStats counts={counts} />
      <div className="import-notes">
        <Faults importRun={importRun} />
        {counts.sticky > 0 && <Banner>{t.preview.sticky(counts.sticky)}</Banner>}
        {counts.places > 0 && <Banner>{t.preview.places(counts.places)}</Banner>}
        {since && <Banner>{t.preview.since(since.fileName, since)}</Banner>}
      </div>
      <Commit
        importRun={importRun}
        onRemap={importRun.series.source === 'file' ? () => setIsMapping(true) : undefined}
      />
      <ImportRows importRun={importRun} />
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

type CommitProps = { readonly importRun: OneImport; readonly onRemap: (() => void) | undefined }

/** Commits the import. Above the bulk limit the number of people must be typed first. */
function Commit({ importRun, onRemap }: CommitProps) {
  const t = useText(text).preview
  const commit = useCommand(commitImport, { refresh: [getImport] })
  const [typed, setTyped] = useState('')
  const { counts, brake: bulkLimit } = importRun
  const total = bulkLimit.touched + counts.create
  const isOpen = !bulkLimit.isHeld || Number(typed) === bulkLimit.touched
  return (
    <div className="import-commit">
      {bulkLimit.isHeld && (
        <Banner tone="error" title={t.bulkLimitTitle(bulkLimit.touched)}>
          <p>{t.bulkLimitLead(bulkLimit.limit)}</p>
          <Field label={t.bulkLimitLabel}>
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
            look={bulkLimit.isHeld ? 'danger' : 'primary'}
            disabled={!isOpen}
            isBusy={commit.isPending}
            onClick={() =>
              commit.mutate({ id: importRun.id, ...(bulkLimit.isHeld ? { confirmed: Number(typed) } : {}) })
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
