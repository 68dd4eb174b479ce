import type { Result } from '@lyceum/contract/kit'
import { listDirectories, runDirectorySync, saveDirectorySync } from '@lyceum/contract/people'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { RadioGroup, Switch } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { text } from '../text/index.ts'

type Directory = Result<typeof listDirectories>['records'][number]
type Sync = NonNullable<Directory['sync']>

const first: Sync = {
  filter: '(objectClass=inetOrgPerson)',
  mapping: { staffNo: 'employeeNumber', userName: 'uid', name: 'cn', email: 'mail', phone: 'mobile' },
  matchBy: 'staffNo',
  missing: 'keep',
  createMissing: false,
  isNightly: false,
}

const fields = ['staffNo', 'userName', 'name', 'email', 'phone', 'unit', 'position'] as const

/** Which directory entries are people, and the attribute mapping. */
export function DirectoryForm({ directory }: { readonly directory: Directory }) {
  const t = useText(text)
  const navigate = useNavigate()
  const [sync, setSync] = useState<Sync>(directory.sync ?? first)
  const save = useCommand(saveDirectorySync, { refresh: [listDirectories] })
  const run = useCommand(runDirectorySync)

  const map = (field: (typeof fields)[number], attribute: string) => {
    const { [field]: _before, ...rest } = sync.mapping
    setSync({ ...sync, mapping: attribute === '' ? rest : { ...rest, [field]: attribute } })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    save.mutate(
      { providerId: directory.providerId, ...sync },
      { onSuccess: () => showSuccess(t.directory.saved) },
    )
  }

  return (
    <form className="import-directory" onSubmit={submit}>
      <h2>{directory.name}</h2>
      <Field label={t.directory.filter} hint={t.directory.filterHint}>
        {(names) => (
          <Input
            {...names}
            value={sync.filter}
            spellCheck={false}
            onChange={({ target }) => setSync({ ...sync, filter: target.value })}
          />
        )}
      </Field>
      <div className="import-attributes">
        {fields.map((field) => (
          <Field key={field} label={t.directory.fields[field]}>
            {(names) => (
              <Input
                {...names}
                value={sync.mapping[field] ?? ''}
                spellCheck={false}
                aria-label={t.directory.attribute(t.directory.fields[field])}
                onChange={({ target }) => map(field, target.value.trim())}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="import-choices">
        <div>
          <h3>{t.mapping.missing}</h3>
          <RadioGroup
            label={t.mapping.missing}
            value={sync.missing}
            onChoose={(missing) => setSync({ ...sync, missing })}
            isStacked
            options={[
              { value: 'keep', title: t.mapping.keep },
              { value: 'series', title: t.mapping.missingSeries },
            ]}
          />
        </div>
        <Switch isOn={sync.createMissing} onSwitch={(createMissing) => setSync({ ...sync, createMissing })}>
          {t.mapping.createMissing}
        </Switch>
        <Switch isOn={sync.isNightly} onSwitch={(isNightly) => setSync({ ...sync, isNightly })}>
          {t.directory.nightly}
        </Switch>
      </div>
      <p className="import-acts">
        <Button type="submit" look="primary" isBusy={save.isPending}>
          {t.directory.save}
        </Button>
        {directory.seriesId !== null && (
          <Button
            isBusy={run.isPending}
            onClick={() =>
              run.mutate(
                { providerId: directory.providerId },
                { onSuccess: ({ id }) => void navigate(`/people/import/${id}`) },
              )
            }
          >
            {t.directory.run}
          </Button>
        )}
      </p>
    </form>
  )
}
