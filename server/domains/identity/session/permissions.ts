import { z } from 'zod'
import type { Permissions, Scope } from '#platform/ctx'

export const holdingSchema = z.object({
  scope: z.enum(['site', 'unit', 'centre']),
  scopeId: z.string().nullable(),
  /** Of a role the site has made; null: of the role as the house defines it. */
  permissions: z.array(z.string()).nullable(),
})

type Holding = z.infer<typeof holdingSchema>

/** What the holdings of one role add up to, and where. Who holds nothing is a learner, everywhere. */
export function permissionsFrom(ofRole: ReadonlySet<string>, holdings: readonly Holding[]): Permissions {
  const all = new Map<string, Scope[]>()
  const held = holdings.length > 0 ? holdings : [{ scope: 'site', scopeId: null, permissions: null } as const]
  for (const { permissions, ...place } of held) {
    for (const permission of permissions ?? ofRole) {
      all.set(permission, [...(all.get(permission) ?? []), scopeOf(place)])
    }
  }
  return all
}

function scopeOf({ scope, scopeId }: Omit<Holding, 'permissions'>): Scope {
  return scope === 'site' || scopeId === null ? { kind: 'site' } : { kind: scope, id: scopeId }
}
