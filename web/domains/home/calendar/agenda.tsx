import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ButtonLink } from '#ui/form/button'
import { EntryLink, type EntriesByDay } from './entry.tsx'
import { text } from './text/index.ts'

type AgendaProps = {
  readonly byDay: EntriesByDay
  readonly days: readonly string[]
  readonly isReady: boolean
}

/** Lists only days with entries. */
export function Agenda({ byDay, days, isReady }: AgendaProps) {
  const t = useText(text)
  const busy = days.filter((day) => byDay.has(day))
  if (isReady && busy.length === 0)
    return (
      <Empty kind="done" title={t.none} hint={t.noneHint}>
        <ButtonLink to="/course/list">{t.browse}</ButtonLink>
      </Empty>
    )
  return (
    <ul className="calendar-agenda">
      {busy.map((day) => (
        <li key={day}>
          <time dateTime={day}>{day}</time>
          <div>
            {byDay.get(day)?.map((entry) => (
              <EntryLink key={`${entry.itmId} ${entry.kind}`} entry={entry} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
