import type { Result } from '@lyceum/contract/kit'
import type { DutyState, listDutyRules } from '@lyceum/contract/learning'
import { Link } from 'react-router'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { StatusDot } from '#ui/feedback/status-dot'
import { type Column, Table } from '#ui/work/table'
import { useDueText } from './due-text.ts'
import { text } from './text/index.ts'

type Rule = Result<typeof listDutyRules>['records'][number]

export const stateTones: Readonly<Record<DutyState, 'open' | 'warning' | 'success' | 'info' | 'past'>> = {
  draft: 'open',
  proposed: 'warning',
  active: 'success',
  paused: 'info',
  ended: 'past',
}

export function DutyTable({ rules }: { readonly rules: readonly Rule[] }) {
  const t = useText(text)
  const zone = useZone()
  const dueText = useDueText()
  const columns: readonly Column<Rule>[] = [
    {
      name: 'title',
      title: t.columns.title,
      render: ({ id, title, keptAt: appliedAt }) => (
        <span className="duty-name">
          <Link to={`/duties/${id}`}>{title}</Link>
          <small>{appliedAt ? t.lastAppliedAt(shownTime(appliedAt, zone)) : t.notYet}</small>
        </span>
      ),
    },
    {
      name: 'courses',
      title: t.columns.courses,
      render: ({ courses }) => (
        <span className="duty-courses">{t.listed(courses.map(({ name }) => name))}</span>
      ),
    },
    { name: 'due', title: t.columns.due, width: 180, render: ({ due }) => dueText(due) },
    {
      name: 'people',
      title: t.columns.people,
      width: 96,
      align: 'right',
      render: ({ people }) => people.toLocaleString('en-US'),
    },
    {
      name: 'state',
      title: t.columns.state,
      width: 140,
      render: ({ state }) => <StatusDot tone={stateTones[state]}>{t.states[state]}</StatusDot>,
    },
  ]
  return (
    <div className="duty-table">
      <Table label={t.title} columns={columns} rows={rules} idOf={({ id }) => id} />
    </div>
  )
}
