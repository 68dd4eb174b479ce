import { useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Popover } from '#ui/overlay/popover'
import { Icon } from '#ui/picture/icon'
import type { CourseQuery } from '../course-query.ts'
import { text } from '../text/index.ts'

type TimeProps = {
  readonly query: CourseQuery
  readonly onChoose: (change: Partial<CourseQuery>) => void
}

type SwitchesProps = TimeProps & { readonly isOfExams: boolean }

/** Checkboxes for required properties, and the publishing period. */
export function CourseSwitches({ query, isOfExams, onChoose }: SwitchesProps) {
  const t = useText(text)
  const ticks = { must: t.must, exam: t.withExam, mobile: t.onPhone, hours: t.withHours } as const
  const names = (['must', 'exam', 'mobile', 'hours'] as const).filter((name) => !isOfExams || name !== 'exam')
  return (
    <>
      {names.map((name) => (
        <Checkbox
          key={name}
          checked={query[name] === '1'}
          onChange={({ target }) => onChoose({ [name]: target.checked ? '1' : undefined })}
        >
          {ticks[name]}
        </Checkbox>
      ))}
      <Popover
        label={t.timeTitle}
        align="end"
        width={280}
        renderButton={(opener) => (
          <Button size="small" look={query.from || query.to ? 'soft' : 'plain'} {...opener}>
            <Icon name="calendar" size={14} />
            {t.time}
          </Button>
        )}
      >
        <TimeChoice key={`${query.from ?? ''}/${query.to ?? ''}`} query={query} onChoose={onChoose} />
      </Popover>
    </>
  )
}

function TimeChoice({ query, onChoose }: TimeProps) {
  const t = useText(text)
  const [from, setFrom] = useState(query.from ?? '')
  const [to, setTo] = useState(query.to ?? '')
  return (
    <div className="course-time">
      <Field label={t.from}>
        {(names) => (
          <Input
            type="date"
            value={from}
            max={to}
            onChange={({ target }) => setFrom(target.value)}
            {...names}
          />
        )}
      </Field>
      <Field label={t.to}>
        {(names) => (
          <Input
            type="date"
            value={to}
            min={from}
            onChange={({ target }) => setTo(target.value)}
            {...names}
          />
        )}
      </Field>
      <div>
        <Button size="small" data-closes onClick={() => onChoose({ from: undefined, to: undefined })}>
          {t.clear}
        </Button>
        <Button
          size="small"
          look="primary"
          data-closes
          onClick={() => onChoose({ from: from || undefined, to: to || undefined })}
        >
          {t.apply}
        </Button>
      </div>
    </div>
  )
}
