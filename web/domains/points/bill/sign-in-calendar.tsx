import { listSignIns } from '@lyceum/contract/points'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { IconButton } from '#ui/form/icon-button'
import { Icon } from '#ui/picture/icon'
import { useSignIn } from '../sign-in.ts'
import { monthAfter, weeksOf } from './month-days.ts'
import { text } from './text/index.ts'

/** The user's sign-in days by month, and today's button. */
export function SignInCalendar() {
  const t = useText(text).calendar
  const { state, signIn, isBusy } = useSignIn()
  const today = state?.week.find(({ isToday }) => isToday)
  if (!state || !today) return <aside className="bill-calendar" />
  return (
    <aside className="bill-calendar" aria-labelledby="bill-calendar">
      <h2 id="bill-calendar">{t.title}</h2>
      <p>{state.streak > 0 ? t.streak(state.streak) : t.none}</p>
      <Months today={today.day} />
      {state.isSigned ? (
        <p className="bill-signed">
          <Icon name="check" size={16} />
          {t.signed}
        </p>
      ) : (
        <Button look="reward" disabled={isBusy} onClick={signIn}>
          {t.signIn(today.points)}
        </Button>
      )}
    </aside>
  )
}

function Months({ today }: { readonly today: string }) {
  const t = useText(text).calendar
  const id = useUser()?.usrEntId ?? ''
  const [month, setMonth] = useState(today.slice(0, 7))
  const days = useQuery({ ...read(listSignIns, { id, month }), placeholderData: keepPreviousData })
  const signed = new Set(days.data?.month === month ? days.data.hasSignDays : [])
  const [year = 0, number = 1] = month.split('-').map(Number)
  return (
    <>
      <div className="bill-month">
        <IconButton icon="left" label={t.previous} onClick={() => setMonth(monthAfter(month, -1))} />
        <b>{t.month(year, number)}</b>
        <IconButton
          icon="right"
          label={t.next}
          disabled={month >= today.slice(0, 7)}
          onClick={() => setMonth(monthAfter(month, 1))}
        />
      </div>
      <MonthTable month={month} signed={signed} today={today} />
    </>
  )
}

type MonthTableProps = {
  readonly month: string
  readonly signed: ReadonlySet<string>
  readonly today: string
}

function MonthTable({ month, signed, today }: MonthTableProps) {
  const t = useText(text).calendar
  return (
    <table>
      <thead>
        <tr>
          {t.weekdays.split(' ').map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={week.find((day) => day !== null) ?? row}>
            {week.map((day, column) => (
              <td
                key={day ?? `${row}-${column}`}
                data-signed={day !== null && signed.has(day)}
                aria-current={day === today ? 'date' : undefined}
              >
                {day !== null && <span>{Number(day.slice(-2))}</span>}
                {day !== null && signed.has(day) && <span className="ly-hidden">{t.isSigned}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
