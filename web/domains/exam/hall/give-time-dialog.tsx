import { getExamRoom, getSitting, giveTime } from '@lyceum/contract/exam'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Checkbox } from '#ui/form/checkbox'
import { RadioGroup } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { FormDialog, type Told } from '#ui/overlay/form-dialog'
import { NumberBox } from '#ui/work/number-box'
import type { Room, Sitting } from './sitting.ts'
import { text } from './text/index.ts'

type GiveTimeDialogProps = {
  readonly examId: string
  readonly room: Room
  readonly onClose: () => void
}

/** Minutes by hand, for what the server cannot see: for everybody who is answering, or for some of them. */
export function GiveTimeDialog({ examId, room, onClose }: GiveTimeDialogProps) {
  const t = useText(text)
  const gift = useGift(examId, onClose)
  const { wish, change } = gift
  const answering = room.records.filter(({ state }) => state === 'open')
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
      {(told) => (
        <>
          <Banner>{t.giveHint}</Banner>
          <RadioGroup
            label={t.giveWhom}
            value={wish.isAll ? 'all' : 'some'}
            options={[
              { value: 'all', title: t.giveAll(room.open) },
              { value: 'some', title: t.giveSome },
            ]}
            onChoose={(value) => change({ isAll: value === 'all' })}
          />
          {!wish.isAll && <Chosen answering={answering} gift={gift} told={told} />}
          <Field label={t.giveMinutes}>
            {({ id }) => (
              <NumberBox
                id={id}
                label={t.giveMinutes}
                min={1}
                max={180}
                unit={t.minuteUnit}
                value={wish.minutes}
                onChange={(minutes) => change({ minutes: minutes ?? 1 })}
              />
            )}
          </Field>
          <Field
            label={t.reason}
            isRequired
            hint={t.reasonHint}
            error={told(gift.problem === 'reason' ? t.missingReason : undefined)}
          >
            {(names) => (
              <Input
                {...names}
                maxLength={300}
                value={wish.reason}
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
  readonly told: Told
}

function Chosen({ answering, gift: { wish, change, problem }, told }: ChosenProps) {
  const t = useText(text)
  const toggle = (id: string, isOn: boolean) =>
    change({ attemptIds: isOn ? [...wish.attemptIds, id] : wish.attemptIds.filter((one) => one !== id) })
  return (
    <Field label={t.giveSome} error={told(problem === 'people' ? t.missingPeople : undefined)}>
      {({ id: listId }) => (
        <ul id={listId} className="hall-choose">
          {answering.map(({ id, name, unitName }) => (
            <li key={id}>
              <Checkbox
                checked={wish.attemptIds.includes(id)}
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

type Wish = {
  readonly isAll: boolean
  readonly attemptIds: readonly string[]
  readonly minutes: number
  readonly reason: string
}

const nothing: Wish = { isAll: true, attemptIds: [], minutes: 10, reason: '' }

function useGift(examId: string, onClose: () => void) {
  const t = useText(text)
  const [wish, setWish] = useState<Wish>(nothing)
  const giving = useCommand(giveTime, { refresh: [getExamRoom, getSitting] })
  const { isAll, attemptIds, minutes } = wish
  const reason = wish.reason.trim()
  const problem = !isAll && attemptIds.length === 0 ? 'people' : reason === '' ? 'reason' : undefined
  return {
    wish,
    problem,
    isBusy: giving.isPending,
    change: (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part })),
    submit: async () => {
      const whom = { isAll, attemptIds: isAll ? [] : [...attemptIds] }
      const { people } = await giving.mutateAsync({ id: examId, ...whom, minutes, reason })
      onClose()
      showSuccess(t.giveDone(people, minutes))
    },
  } as const
}
