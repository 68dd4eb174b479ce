import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { text } from '../../text/index.ts'
import { usePermissionLabels } from '../../permissions/permission-labels.ts'
import { usePermissions, useDomainName } from './use-roles.ts'
import './permission-choice.css'

type PermissionChoiceProps = {
  readonly chosen: ReadonlySet<string>
  readonly error: string | undefined
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

/** The permissions of a role, grouped by domain; permissions that the user lacks cannot be added. */
export function PermissionChoice({ chosen, error, onChoose }: PermissionChoiceProps) {
  const t = useText(text).form
  const domains = usePermissions() ?? []
  const domainName = useDomainName()
  const labelsOf = usePermissionLabels()

  function toggle(key: string) {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChoose(next)
  }

  return (
    <fieldset className="access-choice">
      <legend>
        {t.permissions} <small>{t.chosen(String(chosen.size))}</small>
      </legend>
      {error && <p className="ly-field-error">{error}</p>}
      <div className="access-choice-list">
        {domains.map(({ room: domain, permissions }) => (
          <div key={domain} className="access-choice-group">
            <h3>{domainName(domain)}</h3>
            {permissions.map(({ key, isMine }) => {
              const { name, means } = labelsOf(key)
              return (
                <Checkbox
                  key={key}
                  checked={chosen.has(key)}
                  disabled={!isMine && !chosen.has(key)}
                  onChange={() => toggle(key)}
                >
                  {name}
                  <small>{isMine ? means : t.notMine}</small>
                </Checkbox>
              )
            })}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
