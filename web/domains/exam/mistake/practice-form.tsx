import { startPractice } from '@lyceum/contract/exam'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { SectionHead } from '#ui/layout/section-head'
import { practiceQuery } from '../mistake-query.ts'
import { wantedNumber } from './question-part.ts'
import { text } from './text/index.ts'

type PracticeFormProps = {
  readonly open: number
  readonly exams: readonly { readonly itmId: string; readonly title: string; readonly open: number }[]
  /** Limits the practice to one exam. */
  readonly itmId?: string
}

/** Starts a practice with a chosen number of questions, those due first. */
export function PracticeForm({ open, exams, itmId: fixed }: PracticeFormProps) {
  const t = useText(text)
  const navigate = useNavigate()
  const [itmId, setItmId] = useState(fixed ?? '')
  const max = exams.find((option) => option.itmId === itmId)?.open ?? open
  const [typed, setTyped] = useState(String(Math.min(10, max)))
  const [isTried, setIsTried] = useState(false)
  const start = useCommand(startPractice)
  const number = wantedNumber(typed, max)

  async function begin() {
    setIsTried(true)
    if (number === undefined) return
    const { id } = await start.mutateAsync({ number, ...(itmId === '' ? {} : { itmId }) })
    await navigate(practiceQuery.to({ id }))
  }

  return (
    <section>
      <SectionHead title={t.own} />
      <form
        className="mistake-form"
        onSubmit={(event) => {
          event.preventDefault()
          void begin().catch(() => undefined)
        }}
      >
        <Field
          label={t.number}
          hint={t.numberHint(max)}
          error={isTried && number === undefined ? t.numberWrong(max) : undefined}
        >
          {(names) => (
            <Input
              {...names}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        {fixed === undefined && (
          <Field label={t.from}>
            {(names) => (
              <Select
                {...names}
                value={itmId}
                options={[
                  { value: '', title: t.all },
                  ...exams.map((option) => ({ value: option.itmId, title: option.title })),
                ]}
                onChange={({ target }) => setItmId(target.value)}
              />
            )}
          </Field>
        )}
        <Button look={fixed === undefined ? 'plain' : 'primary'} type="submit" isBusy={start.isPending}>
          {t.begin}
        </Button>
      </form>
    </section>
  )
}
