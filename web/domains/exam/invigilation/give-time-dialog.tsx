import { getInvigilationState, getSitting, giveTime } from '@lyceum/contract/exam'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Checkbox } from '#ui/form/checkbox'
import { RadioGroup } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { FormDialog, type FaultFilter } from '#ui/overlay/form-dialog'
import { NumberBox } from '#ui/work/number-box'
import type { Invigilation, Sitting } from './sitting-status.ts'
import { text } from './text/index.ts'

type GiveTimeDialogProps = {
  readonly examId: string
  readonly invigilation: Invigilation
  readonly onClose: () => void
}

/** Adds minutes manually for problems the server cannot detect: for everybody who is answering, or for some. */
export function GiveTimeDialog({ examId, invigilation, onClose }: GiveTimeDialogProps) {
  const t = useText(text)
  const gift = useGift(examId, onClose)
  const { input, change } = gift
  const answering = invigilation.records.filter(({ state }) => state === 'open')
  return (
    <FormDialog
      title={t.giveTitle}
      className="hall-form"
      submit={t.give}
      isBusy={gift.isBusy}
      isRight={gift.problem === undefined}
      onSubmit={gift.submit}
      onClose={onClose}
    >
      {(shownError) => (
        <>
          <Banner>{t.giveHint}</Banner>
          <RadioGroup
            label={t.giveWhom}
            value={input.isAll ? 'all' : 'some'}
            options={[
              { value: 'all', title: t.giveAll(invigilation.open) },
              { value: 'some', title: t.giveSome },
            ]}
            onChoose={(value) => change({ isAll: value === 'all' })}
          />
          {!input.isAll && <Chosen answering={answering} gift={gift} shownError={shownError} />}
          <Field label={t.giveMinutes}>
            {({ id }) => (
              <NumberBox
                id={id}
                label={t.giveMinutes}
                min={1}
                max={180}
                unit={t.minuteUnit}
                value={input.minutes}
                onChange={(minutes) => change({ minutes: minutes ?? 1 })}
              />
            )}
          </Field>
          <Field
            label={t.reason}
            isRequired
            hint={t.reasonHint}
            error={shownError(gift.problem === 'reason' ? t.missingReason : undefined)}
          >
            {(names) => (
              <Input
                {...names}
                maxLength={300}
                value={input.reason}
                onChange={({ target }) => change({ reason: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}

type ChosenProps = {
  readonly answering: readonly Sitting[]
  readonly gift: ReturnType<typeof useGift>
  readonly shownError: FaultFilter
}

function Chosen({ answering, gift: { input, change, problem }, shownError }: ChosenProps) {
  const t = useText(text)
  const toggle = (id: string, isOn: boolean) =>
    change({
      attemptIds: isOn ? [...input.attemptIds, id] : input.attemptIds.filter((attemptId) => attemptId !== id),
    })
  return (
    <Field label={t.giveSome} error={shownError(problem === 'people' ? t.missingPeople : undefined)}>
      {({ id: listId }) => (
        <ul id={listId} className="hall-choose">
          {answering.map(({ id, name, unitName }) => (
            <li key={id}>
              <Checkbox
                checked={input.attemptIds.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              >
                {name} <small>{unitName}</small>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}

type ExtraTimeInput = {
  readonly isAll: boolean
  readonly attemptIds: readonly string[]
  readonly minutes: number
  readonly reason: string
}

const nothing: ExtraTimeInput = { isAll: true, attemptIds: [], minutes: 10, reason: '' }

function useGift(examId: string, onClose: () => void) {
  const t = useText(text)
  const [input, setInput] = useState<ExtraTimeInput>(nothing)
  const giving = useCommand(giveTime, { refresh: [getInvigilationState, getSitting] })
  const { isAll, attemptIds, minutes } = input
  const reason = input.reason.trim()
  const problem = !isAll && attemptIds.length === 0 ? 'people' : reason === '' ? 'reason' : undefined
  return {
    input,
    problem,
    isBusy: giving.isPending,
    change: (part: Partial<ExtraTimeInput>) => setInput((before) => ({ ...before, ...part })),
    submit: async () => {
      const whom = { isAll, attemptIds: isAll ? [] : [...attemptIds] }
      const { people } = await giving.mutateAsync({ id: examId, ...whom, minutes, reason })
      onClose()
      showSuccess(t.giveDone(people, minutes))
    },
  } as const
}
