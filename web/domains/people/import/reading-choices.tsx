import { useText } from '#lib/text'
import { RadioGroup, Switch } from '#ui/form/choices'
import type { OneImport } from './import-state.ts'
import { text } from './text/index.ts'

export type Reading = Pick<OneImport, 'matchBy' | 'missing' | 'createMissing'>

type ReadingChoicesProps = { readonly value: Reading; readonly onChange: (value: Reading) => void }

/** How a person is matched, and what a missing person means. */
export function ReadingChoices({ value, onChange }: ReadingChoicesProps) {
  const t = useText(text).mapping
  return (
    <div className="import-choices">
      <div>
        <h3>{t.matchBy}</h3>
        <RadioGroup
          label={t.matchBy}
          value={value.matchBy}
          onChoose={(matchBy) => onChange({ ...value, matchBy })}
          options={[
            { value: 'staffNo', title: t.byStaffNo },
            { value: 'userName', title: t.byUserName },
          ]}
        />
      </div>
      <div>
        <h3>{t.missing}</h3>
        <RadioGroup
          label={t.missing}
          value={value.missing}
          onChoose={(missing) => onChange({ ...value, missing })}
          isStacked
          options={[
            { value: 'keep', title: t.keep },
            { value: 'series', title: t.missingSeries },
            { value: 'site', title: t.missingSite },
          ]}
        />
      </div>
      <Switch isOn={value.createMissing} onSwitch={(createMissing) => onChange({ ...value, createMissing })}>
        {t.createMissing}
      </Switch>
    </div>
  )
}
