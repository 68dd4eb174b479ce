import type { Permissions, Scope } from '#platform/ctx'

/** A role as somebody holds it: where, and, for one of the site's own making, what it allows. */
export type Holding = {
  readonly role: string
  readonly scope: 'site' | 'unit' | 'centre'
  readonly scopeId: string | null
  readonly permissions: readonly string[] | null
}

type Holder = {
  readonly role: string
  readonly permissions: Permissions
  readonly holdings: readonly Holding[]
}

/**
 * Whether one person holds whatever another holds, and at least there. Nobody looks on as, or acts on, somebody with
 * rights of more weight: a password set for them would be a way to those rights. A system administrator holds what the
 * house's own roles allow; a role of the site's making is compared right by right.
 */
export function holdsAll(holder: Holder, holdings: readonly Holding[]): boolean {
  return holdings.every((held) =>
    held.permissions
      ? held.permissions.every((permission) => isWithin(held, holder.permissions.get(permission) ?? []))
      : holdsRole(holder, held),
  )
}

function holdsRole({ role, holdings }: Holder, held: Holding): boolean {
  if (role === 'ADM') return true
  if (held.role === 'NLRN') return true
  const same = holdings.filter(
    (own) => own.role === held.role && own.role === role && own.permissions === null,
  )
  return isWithin(held, same.map(scopeOf))
}

const scopeOf = ({ scope, scopeId }: Holding): Scope =>
  scope === 'site' || scopeId === null ? { kind: 'site' } : { kind: scope, id: scopeId }

/** A narrower place counts only when it is the very same one. */
function isWithin(held: Holding, scopes: readonly Scope[]): boolean {
  return scopes.some(
    (scope) => scope.kind === 'site' || (scope.kind === held.scope && scope.id === held.scopeId),
  )
}
