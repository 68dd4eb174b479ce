import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { text } from '../../text/index.ts'
import { RoleDetail } from './role-detail.tsx'
import { type AnyRole, useRoles } from './use-roles.ts'
import './roles-tab.css'

type RolesTabProps = {
  readonly chosen: string
  readonly mayGrant: boolean
  readonly onChoose: (key: string) => void
}

/** Roles on the left, the permissions of the chosen one on the right. */
export function RolesTab({ chosen, mayGrant, onChoose }: RolesTabProps) {
  const t = useText(text).roles
  const { systemRoles, custom, isError, refetch } = useRoles()
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />
  if (!systemRoles || !custom) return <Skeleton height="320px" />
  const role = [...systemRoles, ...custom].find(({ key }) => key === chosen) ?? systemRoles[0]

  return (
    <div className="access-roles">
      <nav className="access-role-list" aria-label={t.listLabel}>
        <RoleGroup title={t.system} roles={systemRoles} chosen={role?.key} onChoose={onChoose} />
        <RoleGroup title={t.custom} roles={custom} chosen={role?.key} onChoose={onChoose} />
        {custom.length === 0 && <p className="access-sub">{t.noCustom}</p>}
      </nav>
      {role && <RoleDetail key={role.key} role={role} mayGrant={mayGrant} onChoose={onChoose} />}
    </div>
  )
}

type RoleGroupProps = {
  readonly title: string
  readonly roles: readonly AnyRole[]
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
}

function RoleGroup({ title, roles, chosen, onChoose }: RoleGroupProps) {
  const t = useText(text).roles
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {roles.map(({ key, name, holders }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={key === chosen ? 'true' : undefined}
              onClick={() => onChoose(key)}
            >
              <span>{name}</span>
              <small aria-label={t.assignees(String(holders))}>{holders.toLocaleString('en-US')}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
