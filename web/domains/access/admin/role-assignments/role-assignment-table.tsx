import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button, ButtonLink } from '#ui/form/button'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { text } from '../../text/index.ts'
import { type RoleAssignment, useRoleName, useScopeName } from './use-role-assignments.ts'

type RoleAssignmentTableProps = {
  readonly assignments: readonly RoleAssignment[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly onWithdraw: (assignment: RoleAssignment) => void
}

/** One row per person, role and scope. */
export function RoleAssignmentTable({
  assignments,
  selected,
  onSelect,
  onWithdraw,
}: RoleAssignmentTableProps) {
  const t = useText(text).assignments
  const columns = useColumns(onWithdraw)
  return (
    <Table
      label={t.label}
      columns={columns}
      rows={assignments}
      idOf={({ id }) => id}
      nameOf={({ person }) => person.name}
      selected={selected}
      onSelect={onSelect}
    />
  )
}

function useColumns(onWithdraw: (assignment: RoleAssignment) => void): readonly Column<RoleAssignment>[] {
  const t = useText(text).assignments
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
      render: (assignment) => (
        <span className="access-row-acts">
          <ButtonLink
            look="quiet"
            size="small"
            to={`/access/why?person=${assignment.person.id}`}
            aria-label={t.whyNamed(assignment.person.name)}
          >
            {t.why}
          </ButtonLink>
          {assignment.isMine && (
            <Button
              look="quiet"
              size="small"
              aria-label={t.withdrawNamed(assignment.person.name, roleName(assignment.role))}
              onClick={() => onWithdraw(assignment)}
            >
              {t.withdraw}
            </Button>
          )}
        </span>
      ),
    },
  ]
}
