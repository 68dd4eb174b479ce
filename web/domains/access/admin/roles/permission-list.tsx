import { useText } from '#lib/text'
import { Skeleton } from '#ui/feedback/skeleton'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'
import { usePermissionLabels } from '../../permissions/permission-labels.ts'
import { usePermissions, useDomainName } from './use-roles.ts'

/** All permissions of the application grouped by domain, with those of the role ticked. */
export function PermissionList({ granted }: { readonly granted: ReadonlySet<string> }) {
  const t = useText(text).roles
  const domains = usePermissions()
  const domainName = useDomainName()
  const labelsOf = usePermissionLabels()
  if (!domains) return <Skeleton height="240px" />
  return domains.map(({ room: domain, permissions }) => (
    <section key={domain} className="access-permission-group">
      <h3>{domainName(domain)}</h3>
      <ul>
        {permissions.map(({ key }) => {
          const { name, means } = labelsOf(key)
          const has = granted.has(key)
          return (
            <li key={key} data-has={has}>
              <Icon name={has ? 'check' : 'minus'} size={16} />
              <span>
                <span className="ly-hidden">{has ? t.has : t.lacks} </span>
                {name}
              </span>
              <span>{means}</span>
            </li>
          )
        })}
      </ul>
    </section>
  ))
}
