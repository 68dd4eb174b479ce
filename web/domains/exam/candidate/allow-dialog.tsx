import { allowExtra, getInvigilationState, getSitting, listCandidates } from '@lyceum/contract/exam'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { FormDialog, type FaultFilter } from '#ui/overlay/form-dialog'
import { MomentBox } from '#ui/work/moment-box'
import { NamePicker } from '#ui/work/name-picker'
import type { Named } from '#ui/work/name-select'
import { NumberBox } from '#ui/work/number-box'
import type { Candidate } from './candidate.ts'
import { text } from './text/index.ts'

/** Chosen people, one of them by name, or whole units chosen in the dialog. */
export type Whom = { readonly accountIds?: readonly string[]; readonly name?: string }

type AllowDialogProps = {
  readonly examId: string
  readonly whom: Whom
  /** The current allowance, as the initial values. */
  readonly given?:
    | Pick<Candidate, 'extraMinutes' | 'extraOpens' | 'makeUpFrom' | 'makeUpUntil' | 'reason'>
    | undefined
  readonly onClose: () => void
}

/** Grants extra time, extra attempts or a make-up period, with a reason; effective at once. */
export function AllowDialog(props: AllowDialogProps) {
  const t = useText(text)
  const allowance = useAllowance(props)
  const { accountIds } = props.whom
  return (
    <FormDialog
      title={titleFor(props.whom, t)}
      className="candidate-form"
      submit={t.give}
      isBusy={allowance.isBusy}
      isRight={allowance.problem === undefined}
      onSubmit={allowance.submit}
      onClose={props.onClose}
    >
      {(shownError) => (
        <>
          <Banner>{t.allowHint}</Banner>
          {!accountIds && (
            <Field
              label={t.units}
              isRequired
              hint={t.unitsHint}
              error={shownError(allowance.problem === 'units' ? t.missingUnits : undefined)}
            >
              {({ id }) => (
                <NamePicker
                  id={id}
                  label={t.units}
                  kind="unit"
                  chosen={allowance.units}
                  onChoose={allowance.setUnits}
                />
              )}
            </Field>
          )}
          <Fields allowance={allowance} shownError={shownError} />
        </>
      )}
    </FormDialog>
  )
}

type Titles = {
  readonly allowOne: (name: string) => string
  readonly allowTitle: (count: number) => string
  readonly allowUnits: string
}

function titleFor({ accountIds, name }: Whom, t: Titles): string {
  if (name !== undefined) return t.allowOne(name)
  return accountIds ? t.allowTitle(accountIds.length) : t.allowUnits
}

type FieldsProps = { readonly allowance: ReturnType<typeof useAllowance>; readonly shownError: FaultFilter }

function Fields({ allowance, shownError }: FieldsProps) {
  const t = useText(text)
  const zone = useZone()
  const { given, change, problem } = allowance
  return (
    <>
      <div className="candidate-pair">
        <Field label={t.minutes}>
          {({ id }) => (
            <NumberBox
              id={id}
              label={t.minutes}
              max={600}
              unit={t.minuteUnit}
              value={given.extraMinutes}
              onChange={(value) => change({ extraMinutes: value ?? 0 })}
            />
          )}
        </Field>
        <Field label={t.opens}>
          {({ id }) => (
            <NumberBox
              id={id}
              label={t.opens}
              max={20}
              unit={t.times}
              value={given.extraOpens}
              onChange={(value) => change({ extraOpens: value ?? 0 })}
            />
          )}
        </Field>
        {(['makeUpFrom', 'makeUpUntil'] as const).map((name) => (
          <Field
            key={name}
            label={`${t.makeUpTitle} · ${name === 'makeUpFrom' ? t.from : t.until}`}
            error={shownError(name === 'makeUpUntil' && problem === 'turned' ? t.turned : undefined)}
          >
            {({ id }) => (
              <MomentBox
                id={id}
                zone={zone}
                value={given[name]}
                onChange={(value) => change({ [name]: value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Field
        label={t.reason}
        isRequired
        hint={t.reasonHint}
        error={shownError(problem === 'reason' ? t.missingReason : undefined)}
      >
        {(names) => (
          <Input
            {...names}
            maxLength={200}
            value={given.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
      </Field>
    </>
  )
}

const nothing = { extraMinutes: 0, extraOpens: 0, makeUpFrom: null, makeUpUntil: null, reason: '' }

function useAllowance({ examId, whom: { accountIds }, given: before, onClose }: AllowDialogProps) {
  const t = useText(text)
  const [given, setGiven] = useState(() => startingWith(before))
  const [units, setUnits] = useState<readonly Named[]>([])
  const allow = useCommand(allowExtra, { refresh: [listCandidates, getInvigilationState, getSitting] })
  const { makeUpFrom, makeUpUntil, reason } = given
  const isTurned = makeUpFrom !== null && makeUpUntil !== null && makeUpFrom >= makeUpUntil
  const isNoneChosen = !accountIds && units.length === 0
  const problem = isNoneChosen ? 'units' : isTurned ? 'turned' : reason.trim() === '' ? 'reason' : undefined

  async function submit() {
    const whom = accountIds ? { accountIds: [...accountIds] } : { unitIds: units.map(({ id }) => id) }
    const { people, running } = await allow.mutateAsync({
      id: examId,
      ...whom,
      ...given,
      reason: reason.trim(),
    })
    onClose()
    showSuccess(t.given(people, running))
  }

  return {
    given,
    change: (part: Partial<typeof given>) => setGiven({ ...given, ...part }),
    units,
    setUnits,
    problem,
    isBusy: allow.isPending,
    submit,
  }
}

function startingWith(before: AllowDialogProps['given']) {
  const { extraMinutes, extraOpens, makeUpFrom, makeUpUntil, reason } = before ?? nothing
  return { extraMinutes, extraOpens, makeUpFrom, makeUpUntil, reason }
}
