import { discardImport, getImport, listImports, saveImportMapping } from '@lyceum/contract/people'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Select } from '#ui/form/select'
import { Tag } from '#ui/status/tag'
import { Table } from '#ui/work/table'
import { type Reading, ReadingChoices } from './reading-choices.tsx'
import type { OneImport } from './import-state.ts'
import { text } from './text/index.ts'

type Field = OneImport['fields'][number]

/** Column mapping, how a person is matched, and what a missing person means. */
export function MapColumns({ importRun }: { readonly importRun: OneImport }) {
  const t = useText(text).mapping
  const navigate = useNavigate()
  const [mapping, setMapping] = useState<OneImport['mapping']>(importRun.mapping)
  const { matchBy, missing, createMissing } = importRun
  const [reading, setReading] = useState<Reading>({ matchBy, missing, createMissing })
  const save = useCommand(saveImportMapping, { refresh: [getImport] })
  const discard = useCommand(discardImport, { refresh: [listImports] })
  const isNeeded = ({ name }: Field) => name === 'name' || name === reading.matchBy
  const lacking = importRun.fields.filter((field) => isNeeded(field) && mapping[field.name] === undefined)

  const choose = (name: Field['name'], heading: string) => {
    const { [name]: _before, ...rest } = mapping
    setMapping(heading === '' ? rest : { ...rest, [name]: heading })
  }
  const sampleOf = ({ name }: Field) => {
    const at = importRun.headings.indexOf(mapping[name] ?? '')
    return at < 0
      ? ''
      : importRun.samples
          .map((cells) => cells[at] ?? '')
          .filter((cell) => cell !== '')
          .slice(0, 3)
          .join(' · ')
  }

  return (
    <section className="import-stage">
      <h2>{t.title}</h2>
      <p className="import-lead">{t.lead}</p>
      <Table<Field>
        label={t.title}
        rows={importRun.fields}
        idOf={({ name }) => name}
        isDense
        columns={[
          {
            name: 'field',
            title: t.field,
            width: 180,
            render: (field) => (
              <span className="import-field">
                {field.label}
                {isNeeded(field) && <Tag tone="open">{t.needed}</Tag>}
              </span>
            ),
          },
          {
            name: 'column',
            title: t.column,
            width: 300,
            render: (field) => (
              <Select
                aria-label={field.label}
                value={mapping[field.name] ?? ''}
                onChange={({ target }) => choose(field.name, target.value)}
                options={[
                  { value: '', title: t.none },
                  ...importRun.headings.map((heading) => ({ value: heading, title: heading })),
                ]}
              />
            ),
          },
          {
            name: 'sample',
            title: t.sample,
            render: (field) => <span className="import-sample">{sampleOf(field)}</span>,
          },
        ]}
      />
      <ReadingChoices value={reading} onChange={setReading} />
      <p className="import-acts">
        <Button
          look="primary"
          isBusy={save.isPending}
          disabled={lacking.length > 0}
          onClick={() => save.mutate({ id: importRun.id, mapping, ...reading })}
        >
          {t.check}
        </Button>
        <Button
          look="quiet"
          onClick={() =>
            discard.mutate({ id: importRun.id }, { onSuccess: () => void navigate('/people/import') })
          }
        >
          {t.discard}
        </Button>
        {lacking.length > 0 && (
          <span className="import-lacking">{t.lacking(lacking.map(({ label }) => label))}</span>
        )}
      </p>
    </section>
  )
}
