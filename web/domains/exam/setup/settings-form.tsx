import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { MomentBox } from '#ui/work/moment-box'
import { NumberField, Part, type SettingsProps } from './form-parts.tsx'
import { ReleaseForm, RulesForm } from './rules-form.tsx'
import { text } from './text/index.ts'

/** The settings of an exam. An offline exam needs only its dates and pass score. */
export function SettingsForm(props: SettingsProps) {
  return (
    <>
      <TimeForm {...props} />
      <ScoreForm {...props} />
      {!props.isOffline && <RulesForm {...props} />}
      {!props.isOffline && <ReleaseForm {...props} />}
    </>
  )
}

function TimeForm({ settings, isOffline, isLocked, problem, onChange }: SettingsProps) {
  const t = useText(text).form
  const zone = useZone()
  return (
    <Part title={t.time} hint={t.windowHint}>
      {(['opensAt', 'closesAt'] as const).map((name) => (
        <Field
          key={name}
          label={t[name]}
          error={name === 'closesAt' && problem === 'turned' ? t.turned : undefined}
        >
          {({ id }) => (
            <MomentBox
              id={id}
              zone={zone}
              value={settings[name]}
              isLocked={isLocked}
              onChange={(value) => onChange({ [name]: value })}
            />
          )}
        </Field>
      ))}
      <NumberField
        {...{ settings, isLocked, onChange }}
        name="minutes"
        min={1}
        max={600}
        unit={t.minuteUnit}
      />
      {!isOffline && (
        <NumberField
          {...{ settings, isLocked, onChange }}
          name="lateMinutes"
          max={600}
          unit={t.minuteUnit}
          empty={t.lateEmpty}
          hint={t.lateHint}
        />
      )}
    </Part>
  )
}

function ScoreForm({ settings, isOffline, isLocked, problem, fullScore, onChange }: SettingsProps) {
  const t = useText(text).form
  const shared = { settings, isLocked, onChange }
  return (
    <Part title={t.score}>
      <NumberField
        {...shared}
        name="passScore"
        max={1000}
        step={0.1}
        unit={t.pointUnit}
        {...(fullScore && { hint: t.fullOf(fullScore) })}
        error={problem === 'passTooHigh' ? t.passTooHigh(fullScore ?? 0) : undefined}
      />
      {!isOffline &&
        (['maxOpens', 'maxSubmits'] as const).map((name) => (
          <NumberField
            {...shared}
            key={name}
            name={name}
            min={1}
            max={99}
            unit={t.times}
            empty={t.unlimited}
          />
        ))}
    </Part>
  )
}
