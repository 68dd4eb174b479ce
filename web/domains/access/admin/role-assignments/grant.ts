import type { grantRoles } from '@lyceum/contract/access'
import type { Args } from '@lyceum/contract/kit'
import type { AnyRole } from '../roles/use-roles.ts'
import type { Option } from '../parts/pick-list.tsx'

export type Grant = Omit<Args<typeof grantRoles>, 'confirmed'>

export type Chosen = {
  readonly to: 'people' | 'heads'
  readonly people: readonly Option[]
  readonly headsIn: Option | undefined
  readonly role: AnyRole | undefined
  readonly scope: 'site' | 'unit' | 'centre'
  readonly place: Option | undefined
  /** The last day of validity; empty: until it is withdrawn. */
  readonly lastDay: string
}

/** Props of the dialog's fields. */
export type GrantFieldsProps = {
  readonly chosen: Chosen
  readonly onChange: (change: Partial<Chosen>) => void
}

export const nothing: Chosen = {
  to: 'people',
  people: [],
  headsIn: undefined,
  role: undefined,
  scope: 'site',
  place: undefined,
  lastDay: '',
}

/** Only training administration and custom roles can be limited to a scope. */
export const canNarrow = (role: AnyRole | undefined) => role?.key === 'TADM' || role?.custom !== undefined

/** The grant as it is sent; undefined while it is incomplete. */
export function grantOf(chosen: Chosen): Grant | undefined {
  const who = whoOf(chosen)
  const what = whatOf(chosen)
  const scope = scopeOf(chosen)
  const { lastDay } = chosen
  return who && what && scope ? { who, what, scope, ...(lastDay ? { lastDay } : {}) } : undefined
}

function whoOf({ to, people, headsIn }: Chosen): Grant['who'] | undefined {
  if (to === 'heads') return { kind: 'heads', ...(headsIn ? { unitId: headsIn.id } : {}) }
  return people.length > 0 ? { kind: 'people', ids: people.map(({ id }) => id) } : undefined
}

function whatOf({ role }: Chosen): Grant['what'] | undefined {
  if (role?.custom) return { kind: 'custom', id: role.custom.id }
  const systemRole = (['INSTR', 'TADM', 'ADM'] as const).find((roleKey) => roleKey === role?.key)
  return systemRole && { kind: 'house', role: systemRole }
}

/** The scope; undefined while the unit is missing. */
export function scopeOf({ role, scope, place }: Chosen): Grant['scope'] | undefined {
  if (scope === 'site' || !canNarrow(role)) return { kind: 'site' }
  return place && { kind: scope, id: place.id }
}
