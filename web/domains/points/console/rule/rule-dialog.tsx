import {
  editRule,
  type ManagedRule,
  listManagedRules,
  periods,
  type RuleSheet,
} from '@lyceum/contract/points'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Switch } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { FormDialog } from '#ui/overlay/form-dialog'
import { MomentBox } from '#ui/work/moment-box'
import { NumberBox } from '#ui/work/number-box'
import { ruleName } from '../../bill/rule-name.ts'
import { text as billText } from '../../bill/text/index.ts'
import { text } from './text/index.ts'
import { Trial } from './rule-trial.tsx'

type RuleDialogProps = { readonly rule: ManagedRule; readonly onClose: () => void }

/** Edits a rule, with a trial of its effect. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const t = useText(text)
  const { names } = useText(billText)
  const [sheet, setSheet] = useState<RuleSheet>(() => sheetOf(rule))
  const edit = useCommand(editRule, { refresh: [listManagedRules], awaitRefresh: true })
  const isBackwards =
    sheet.activeFrom !== null && sheet.activeUntil !== null && sheet.activeFrom >= sheet.activeUntil

  async function save() {
    await edit.mutateAsync({ name: rule.name, ...sheet, revision: rule.revision })
    showSuccess(t.saved)
    onClose()
  }

  return (
    <FormDialog
      title={t.editOf(ruleName(rule.name, names))}
      width={640}
      className="rules-form"
      isBusy={edit.isPending}
      isRight={!isBackwards}
      onSubmit={save}
      onClose={onClose}
      other={
        <Button look="quiet" onClick={() => setSheet({ ...sheet, ...rule.standard })}>
          {t.reset}
        </Button>
      }
      besides={
        <>
          {!rule.isFed && <p className="rules-quiet rules-note">{t.unfedHint}</p>}
          {!isBackwards && <Trial name={rule.name} sheet={sheet} />}
        </>
      }
    >
      <RuleFields sheet={sheet} isBackwards={isBackwards} onChange={setSheet} />
    </FormDialog>
  )
}

function sheetOf({ points, period, times, isOn, activeFrom, activeUntil }: ManagedRule): RuleSheet {
  return { points, period, times, isOn, activeFrom, activeUntil }
}

type RuleFieldsProps = {
  readonly sheet: RuleSheet
  readonly isBackwards: boolean
  readonly onChange: (sheet: RuleSheet) => void
}

function RuleFields({ sheet, isBackwards, onChange }: RuleFieldsProps) {
  const t = useText(text)
  const zone = useZone()
  const change = (part: Partial<RuleSheet>) => onChange({ ...sheet, ...part })
  return (
    <>
      <Field label={t.points}>
        {({ id }) => (
          <NumberBox
            id={id}
            label={t.points}
            max={100_000}
            unit={t.pointsUnit}
            value={sheet.points}
            onChange={(points) => change({ points: points ?? 0 })}
          />
        )}
      </Field>
      <Field label={t.period}>
        {(names) => (
          <Select
            {...names}
            value={sheet.period}
            options={periods.map((value) => ({ value, title: t.periods[value] }))}
            onChange={({ target }) =>
              change({ period: periods.find((option) => option === target.value) ?? sheet.period })
            }
          />
        )}
      </Field>
      <Field label={t.times}>
        {({ id }) => (
          <NumberBox
            id={id}
            label={t.times}
            min={1}
            max={10_000}
            unit={t.timesUnit}
            value={sheet.times}
            onChange={(times) => change({ times: times ?? 1 })}
          />
        )}
      </Field>
      <Field label={t.begins} hint={t.blank}>
        {({ id }) => (
          <MomentBox
            id={id}
            zone={zone}
            value={sheet.activeFrom}
            onChange={(activeFrom) => change({ activeFrom })}
          />
        )}
      </Field>
      <Field label={t.ends} error={isBackwards ? t.spanWrong : undefined}>
        {({ id }) => (
          <MomentBox
            id={id}
            zone={zone}
            isWrong={isBackwards}
            value={sheet.activeUntil}
            onChange={(activeUntil) => change({ activeUntil })}
          />
        )}
      </Field>
      <Switch isOn={sheet.isOn} onSwitch={(isOn) => change({ isOn })}>
        {t.isOn}
      </Switch>
    </>
  )
}
