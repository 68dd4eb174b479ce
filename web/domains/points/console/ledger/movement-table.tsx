import type { NamedMovement } from '@lyceum/contract/points'
import type { ReactNode } from 'react'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { useUser } from '#lib/session'
import { Button } from '#ui/form/button'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { ruleName } from '../../bill/rule-name.ts'
import { text as billText } from '../../bill/text/index.ts'
import { signed } from '../../format-signed.ts'
import { text } from './text/index.ts'

type MovementTableProps = {
  readonly movements: readonly NamedMovement[]
  readonly empty: ReactNode
  readonly onReverse: (movement: NamedMovement) => void
  /** Filters by the object of the movement. */
  readonly onObject: (object: string) => void
}

export function MovementTable({ movements, empty, onReverse, onObject }: MovementTableProps) {
  const t = useText(text)
  const zone = useZone()
  const { names } = useText(billText)
  const columns: readonly Column<NamedMovement>[] = [
    { name: 'at', title: t.at, width: 150, render: ({ at }) => shownTime(at, zone) },
    {
      name: 'person',
      title: t.person,
      render: ({ name, unit }) => (
        <>
          {name}
          <small>{unit}</small>
        </>
      ),
    },
    {
      name: 'rule',
      title: t.rule,
      render: ({ rule, object, about, kind }) => (
        <>
          {ruleName(rule, names)} <Tag>{t.kinds[kind]}</Tag>
          <small>
            <button
              type="button"
              className="ledger-object"
              title={t.onlyThis(object)}
              onClick={() => onObject(object)}
            >
              {about ?? object.replace(/^day:/, '')}
            </button>
          </small>
        </>
      ),
    },
    { name: 'amount', title: t.amount, align: 'right', render: (movement) => <Amount movement={movement} /> },
    { name: 'note', title: t.note, render: (movement) => <Note movement={movement} /> },
    {
      name: 'acts',
      title: '',
      align: 'right',
      render: (movement) => <Act movement={movement} onReverse={onReverse} />,
    },
  ]
  return (
    <Table
      isDense
      label={t.movements}
      columns={columns}
      rows={movements}
      idOf={({ id }) => id}
      empty={empty}
    />
  )
}

function Amount({ movement: { amount, moved } }: { readonly movement: NamedMovement }) {
  const t = useText(text)
  if (amount === 0) return <small>{t.balanceUnchanged(moved.toLocaleString('en-US'))}</small>
  return <b className={amount > 0 ? 'ledger-in' : undefined}>{signed(amount)}</b>
}

function Note({ movement: { reason, by, shortfall } }: { readonly movement: NamedMovement }) {
  const t = useText(text)
  return (
    <span className="ledger-note">
      {reason}
      {by !== null && <small>{t.byHand(by)}</small>}
      {shortfall > 0 && <small>{t.shortfall(shortfall.toLocaleString('en-US'))}</small>}
    </span>
  )
}

type ActProps = Pick<MovementTableProps, 'onReverse'> & { readonly movement: NamedMovement }

/** The reverse button, for those who may use it. */
function Act({ movement, onReverse }: ActProps) {
  const t = useText(text)
  const access = useUser()?.access
  if (movement.isReversed) return <small>{t.reversed}</small>
  if (!movement.isReversible || !access?.includes('points.grant')) return null
  return (
    <Button
      size="small"
      look="quiet"
      aria-label={`${t.reverse} ${movement.name} ${signed(movement.amount)}`}
      onClick={() => onReverse(movement)}
    >
      {t.reverse}
    </Button>
  )
}
