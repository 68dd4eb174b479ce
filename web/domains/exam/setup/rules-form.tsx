import { releases, screenCutPolicies, timeoutPolicies } from '@lyceum/contract/exam'
import { useText } from '#lib/text'
import { Switch } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { NumberField, Part, type SettingsProps } from './form-parts.tsx'
import { text } from './text/index.ts'

/** The rules during the exam: screen, time, entry. */
export function RulesForm({ settings, isLocked, problem, onChange }: SettingsProps) {
  const t = useText(text).form
  return (
    <Part title={t.rules}>
      <NumberField
        {...{ settings, isLocked, onChange }}
        name="screenCutLimit"
        max={99}
        unit={t.times}
        empty={t.screenCutEmpty}
        hint={t.screenCutHint}
      />
      <Choice
        label={t.screenCutPolicy}
        value={settings.screenCutPolicy}
        values={screenCutPolicies}
        names={t.screenCutPolicies}
        isLocked={isLocked}
        onChoose={(screenCutPolicy) => onChange({ screenCutPolicy })}
      />
      <Choice
        label={t.timeoutPolicy}
        value={settings.timeoutPolicy}
        values={timeoutPolicies}
        names={t.timeoutPolicies}
        isLocked={isLocked}
        onChoose={(timeoutPolicy) => onChange({ timeoutPolicy })}
      />
      <Field
        label={t.startCode}
        hint={t.startCodeHint}
        error={problem === 'startCodeWrong' ? t.startCodeWrong : undefined}
      >
        {(names) => (
          <Input
            {...names}
            value={settings.startCode ?? ''}
            maxLength={12}
            autoComplete="off"
            disabled={isLocked}
            onChange={({ target }) => onChange({ startCode: target.value === '' ? null : target.value })}
          />
        )}
      </Field>
      <span className="exam-switch">
        <Switch
          isOn={settings.isAdminStart}
          isDisabled={isLocked}
          onSwitch={(isAdminStart) => onChange({ isAdminStart })}
        >
          {t.isAdminStart}
        </Switch>
      </span>
    </Part>
  )
}

/** When scores and answers are shown. */
export function ReleaseForm({ settings, isLocked, onChange }: SettingsProps) {
  const t = useText(text).form
  return (
    <Part title={t.release}>
      {(['scoresShown', 'answersShown'] as const).map((name) => (
        <Choice
          key={name}
          label={t[name]}
          value={settings[name]}
          values={releases}
          names={t.releases}
          isLocked={isLocked}
          onChoose={(value) => onChange({ [name]: value })}
        />
      ))}
    </Part>
  )
}

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  readonly isLocked: boolean
  readonly onChoose: (value: Value) => void
}

function Choice<Value extends string>({
  label,
  value,
  values,
  names,
  isLocked,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          disabled={isLocked}
          options={values.map((option) => ({ value: option, title: names[option] }))}
          onChange={({ target }) => onChoose(values.find((option) => option === target.value) ?? value)}
        />
      )}
    </Field>
  )
}
