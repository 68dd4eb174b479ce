import type { ManagedRule } from '@lyceum/contract/points'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { StatusDot, type Tone } from '#ui/feedback/status-dot'
import { Button } from '#ui/form/button'
import { Points } from '#ui/picture/reward/points'
import { type Column, Table } from '#ui/work/table'
import { ruleName } from '../../bill/rule-name.ts'
import { text as billText } from '../../bill/text/index.ts'
import { type RuleState, stateOf } from './rule-state.ts'
import { text } from './text/index.ts'

const tones: Readonly<Record<RuleState, Tone>> = {
  on: 'success',
  off: 'past',
  waiting: 'info',
  over: 'past',
  unfed: 'open',
}

type RuleTableProps = {
  readonly label: string
  readonly rules: readonly ManagedRule[]
  readonly onEdit: (rule: ManagedRule) => void
}

export function RuleTable({ label, rules, onEdit }: RuleTableProps) {
  const t = useText(text)
  const { names } = useText(billText)
  const columns: readonly Column<ManagedRule>[] = [
    { name: 'rule', title: t.rule, render: (rule) => <Named rule={rule} /> },
    {
      name: 'points',
      title: t.points,
      width: 110,
      render: ({ points }) => <Points>{points.toLocaleString('en-US')}</Points>,
    },
    {
      name: 'limit',
      title: t.limit,
      width: 150,
      render: ({ period, times }) => t.limits[period](times.toLocaleString('en-US')),
    },
    { name: 'time', title: t.time, width: 250, render: (rule) => <Time rule={rule} /> },
    {
      name: 'state',
      title: t.state,
      width: 130,
      render: (rule) => {
        const state = stateOf(rule, new Date())
        return <StatusDot tone={tones[state]}>{t.states[state]}</StatusDot>
      },
    },
    {
      name: 'acts',
      title: '',
      align: 'right',
      width: 90,
      render: (rule) => (
        <span className="rules-acts">
          <Button
            size="small"
            look="quiet"
            aria-label={`${t.edit} ${ruleName(rule.name, names)}`}
            onClick={() => onEdit(rule)}
          >
            {t.edit}
          </Button>
        </span>
      ),
    },
  ]
  return <Table isDense label={label} columns={columns} rows={rules} idOf={({ name }) => name} />
}

function Named({ rule }: { readonly rule: ManagedRule }) {
  const t = useText(text)
  const zone = useZone()
  const { names } = useText(billText)
  const { changedAt, changedBy, standard } = rule
  return (
    <span className="rules-name">
      {ruleName(rule.name, names)}
      {changedAt !== null && (
        <small>
          {changedBy !== null && `${t.changed(changedBy, shownTime(changedAt, zone))} · `}
          {t.standard(
            standard.points.toLocaleString('en-US'),
            t.limits[standard.period](standard.times.toLocaleString('en-US')),
          )}
        </small>
      )}
    </span>
  )
}

function Time({ rule: { activeFrom, activeUntil } }: { readonly rule: ManagedRule }) {
  const t = useText(text)
  const zone = useZone()
  if (activeFrom !== null && activeUntil !== null)
    return t.span(shownTime(activeFrom, zone), shownTime(activeUntil, zone))
  if (activeFrom !== null) return t.from(shownTime(activeFrom, zone))
  if (activeUntil !== null) return t.until(shownTime(activeUntil, zone))
  return <span className="rules-quiet">{t.always}</span>
}
