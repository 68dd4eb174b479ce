import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { useZone } from '#domains/site'
import { Button, ButtonLink } from '#ui/form/button'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { text } from '../../text/index.ts'
import { type Holding, useRoleName, useScopeName } from './use-holdings.ts'

type HoldingTableProps = {
  readonly holdings: readonly Holding[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly onWithdraw: (holding: Holding) => void
}

/** One row per person, role and place. */
export function HoldingTable({ holdings, selected, onSelect, onWithdraw }: HoldingTableProps) {
  const t = useText(text).holdings
  const columns = useColumns(onWithdraw)
  return (
    <Table
      label={t.label}
      columns={columns}
      rows={holdings}
      idOf={({ id }) => id}
      nameOf={({ person }) => person.name}
      selected={selected}
      onSelect={onSelect}
    />
  )
}

function useColumns(onWithdraw: (holding: Holding) => void): readonly Column<Holding>[] {
  const t = useText(text).holdings
  const zone = useZone()
  const roleName = useRoleName()
  const scopeName = useScopeName()
  return [
    {
      name: 'person',
      title: t.columns.person,
      render: ({ person }) => (
        <span className="access-person">
          {person.name}
          <small>{person.userName}</small>
        </span>
      ),
    },
    {
      name: 'role',
      title: t.columns.role,
      render: ({ role }) => <Tag tone={role.customRoleId ? 'open' : 'plain'}>{roleName(role)}</Tag>,
    },
    { name: 'scope', title: t.columns.scope, render: ({ scope }) => scopeName(scope) },
    {
      name: 'granted',
      title: t.columns.granted,
      render: ({ grantedAt, grantedBy }) => (
        <span className="access-granted">
          {shownTime(grantedAt, zone)}
          {grantedBy && <small>{t.by(grantedBy)}</small>}
        </span>
      ),
    },
    {
      name: 'lastDay',
      title: t.columns.lastDay,
      render: ({ lastDay }) => lastDay ?? <span className="access-quiet">{t.noLastDay}</span>,
    },
    {
      name: 'actions',
      title: t.columns.actions,
      align: 'right',
      width: 160,
      render: (holding) => (
        <span className="access-row-acts">
          <ButtonLink
            look="quiet"
            size="small"
            to={`/access/why?person=${holding.person.id}`}
            aria-label={t.whyNamed(holding.person.name)}
          >
            {t.why}
          </ButtonLink>
          {holding.isMine && (
            <Button
              look="quiet"
              size="small"
              aria-label={t.withdrawNamed(holding.person.name, roleName(holding.role))}
              onClick={() => onWithdraw(holding)}
            >
              {t.withdraw}
            </Button>
          )}
        </span>
      ),
    },
  ]
}
