import { z } from 'zod'
import type { Permissions, Scope } from '#platform/ctx'
import { onceEach } from '#platform/once-each'

export const holdingSchema = z.object({
  scope: z.enum(['site', 'unit', 'centre']),
  scopeId: z.string().nullable(),
  /** Of a role the site has made; null: of the role as the house defines it. */
  permissions: z.array(z.string()).nullable(),
  /** From when on it is no longer held. */
  endsAt: z.string().nullish(),
})

type Holding = z.infer<typeof holdingSchema>

/** What the holdings of one role add up to, and where. Who holds nothing is a learner, everywhere. */
export function permissionsFrom(
  ofRole: ReadonlySet<string>,
  holdings: readonly Omit<Holding, 'endsAt'>[],
): Permissions {
  const all = new Map<string, Scope[]>()
  const held = holdings.length > 0 ? holdings : [{ scope: 'site', scopeId: null, permissions: null } as const]
  for (const { permissions, scope, scopeId } of held) {
    for (const permission of permissions ?? ofRole) {
      all.set(permission, [...(all.get(permission) ?? []), scopeOf({ scope, scopeId })])
    }
  }
  return all
}

/** The same for a session that is asked about again and again: added up once. */
export const permissionsOfSession = onceEach((ofRole: ReadonlySet<string>) =>
  onceEach(({ holdings }: { readonly holdings: readonly Holding[] }) => permissionsFrom(ofRole, holdings)),
)

/** What of a remembered session still holds: what was read a moment ago may have run out since. */
export function stillHeld<Of extends { readonly role: string; readonly holdings: readonly Holding[] }>(
  session: Of,
  now: number,
): Of {
  const holdings = session.holdings.filter(({ endsAt }) => !endsAt || Date.parse(endsAt) > now)
  if (holdings.length === session.holdings.length) return session
  return { ...session, holdings, role: holdings.length > 0 ? session.role : 'NLRN' }
}

function scopeOf({ scope, scopeId }: Pick<Holding, 'scope' | 'scopeId'>): Scope {
  return scope === 'site' || scopeId === null ? { kind: 'site' } : { kind: scope, id: scopeId }
}
