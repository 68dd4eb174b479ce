import type { explainAccess } from '@lyceum/contract/access'
import type { Result } from '@lyceum/contract/kit'
import type { ReactNode } from 'react'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'
import { usePermissionLabels } from '../../permissions/permission-labels.ts'
import { useRoleName, useScopeName } from '../role-assignments/use-role-assignments.ts'

type Answer = Result<typeof explainAccess>
type RoleAssignment = Answer['holdings'][number]

/** The decision, and below it one branch for each role assignment. */
export function WhyAnswer({ answer }: { readonly answer: Answer }) {
  const t = useText(text).why
  const { holdings: assignments, object } = answer
  const relevant = assignments.filter(({ id, carries }) => id !== null || carries === true)
  return (
    <section className="access-answer" aria-live="polite">
      <Decision answer={answer} />
      {object && (
        <p className="access-sub">
          {t.onObject(object.name)} · {object.units.length > 0 ? t.inUnits(t.list(object.units)) : t.inNone}
        </p>
      )}
      <ol className="access-branches">
        {relevant.map((assignment) => (
          <Branch key={assignment.id ?? 'everyone'} assignment={assignment} />
        ))}
      </ol>
    </section>
  )
}

function Decision({
  answer: { person, permission, isAllowed, missing, holdings: assignments },
}: {
  readonly answer: Answer
}) {
  const t = useText(text).why
  const labelsOf = usePermissionLabels()
  if (permission === null) {
    const count = assignments.filter(({ id }) => id !== null).length
    return <h2>{count > 0 ? t.hasRoles(person.name, String(count)) : t.hasNoRoles(person.name)}</h2>
  }
  const { name } = labelsOf(permission)
  return (
    <div className="access-verdict" data-allowed={isAllowed}>
      <Icon name={isAllowed ? 'done' : 'failed'} size={28} />
      <div>
        <h2>{isAllowed ? t.yes(person.name, name) : t.no(person.name, name)}</h2>
        {missing && <p>{t.missing[missing]}</p>}
      </div>
    </div>
  )
}

function Branch({ assignment }: { readonly assignment: RoleAssignment }) {
  const t = useText(text).why
  const roleName = useRoleName()
  const scopeName = useScopeName()
  const labelsOf = usePermissionLabels()
  const { role, scope, carries, covers, permissions } = assignment
  return (
    <li>
      <h3>{roleName(role)}</h3>
      <ul>
        <Sentence>{useGranted(assignment)}</Sentence>
        <Sentence>{t.scope(scopeName(scope))}</Sentence>
        {carries === null && (
          <Sentence>
            {permissions.length > 0 ? t.gives(String(permissions.length)) : t.givesNone}
            {permissions.length > 0 && <small>{t.list(permissions.map((key) => labelsOf(key).name))}</small>}
          </Sentence>
        )}
        {carries !== null && <Sentence is={carries}>{carries ? t.carries : t.carriesNot}</Sentence>}
        {covers !== null && <Sentence is={covers}>{covers ? t.covers : t.coversNot}</Sentence>}
      </ul>
    </li>
  )
}

function useGranted({ id, grantedAt, grantedBy }: RoleAssignment): string {
  const t = useText(text).why
  const zone = useZone()
  if (id === null || grantedAt === null) return t.everyone
  const date = shownTime(grantedAt, zone)
  return grantedBy ? t.grantedBy(date, grantedBy) : t.grantedOn(date)
}

type SentenceProps = { readonly is?: boolean; readonly children: ReactNode }

function Sentence({ is, children }: SentenceProps) {
  return (
    <li data-is={is}>
      {is === undefined ? <i /> : <Icon name={is ? 'check' : 'close'} size={14} />}
      <span>{children}</span>
    </li>
  )
}
