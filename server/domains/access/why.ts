import type { explainAccess as contract } from '@lyceum/contract/access'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { listHoldings, peopleNamed, permissionsFrom } from '#domains/identity'
import { type Reach, reachOf, within } from '#domains/org'
import type { Ctx, Permissions } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { House } from './house.ts'
import { type Asked, askedAbout, liesWithin } from './object.ts'
import { granterNames, placeNames } from './places.ts'
import { type Judged, nearestMiss } from './rules.ts'

const most = 200

/**
 * Why somebody may do something, or may not. Each holding is put through the very functions that the session and the
 * queries use (`permissionsFrom`, `reachOf`), alone: what it gives, and whether the thing lies where it holds.
 */
export async function explain(
  ctx: Ctx,
  house: House,
  { accountId, permission, ...about }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const reach = await reachOf(ctx, 'access.read')
  const seen = (id: string) => within(reach, id)
  const [person] = await peopleNamed(ctx.db, seen, [accountId])
  if (!person) return fail(commonErrors.NOT_FOUND)
  const object = await askedAbout(ctx, reach, about)
  const rows = await listHoldings(ctx.db, seen, { accountId, limit: most, offset: 0 })
  const nameOf = await placeNames(ctx, reach, rows)
  const granterOf = await granterNames(ctx, reach, rows)
  const isActive = person.state === 'active' && !(person.expiresAt && person.expiresAt <= ctx.now)
  const holdings: Result<typeof contract>['holdings'] = []
  for (const row of [...rows, everyone]) {
    const rights = permissionsFrom(house.ofRole(row.role), [row])
    holdings.push({
      id: row.id,
      role: { role: row.role, customRoleId: row.customRoleId, name: row.roleName },
      scope: nameOf(row),
      grantedAt: row.grantedAt?.toISOString() ?? null,
      grantedBy: granterOf(row),
      permissions: [...rights.keys()].toSorted(),
      ...(await judged(ctx, rights, { permission, object })),
    })
  }
  return {
    person: { id: person.id, name: person.name, isActive },
    permission: permission ?? null,
    object: object ? { name: object.name, units: object.units.map(({ name }) => name) } : null,
    ...verdictOf(holdings, isActive, permission),
    holdings,
  }
}

/** Everyone is a learner, without anybody's grant. */
const everyone = {
  id: null,
  role: 'NLRN',
  customRoleId: null,
  roleName: null,
  scope: 'site',
  scopeId: null,
  permissions: null,
  grantedAt: null,
  grantedBy: null,
} as const

type Question = { readonly permission: string | undefined; readonly object: Asked | undefined }

/** What one holding does for the question: carries the permission, and covers the thing. */
async function judged(ctx: Ctx, rights: Permissions, { permission, object }: Question) {
  if (permission === undefined) return { carries: null, covers: null }
  const carries = rights.has(permission)
  if (!object || !carries) return { carries, covers: null }
  const asHolder = { ...ctx, actor: { ...ctx.actor, permissions: rights } }
  const reach: Reach = await reachOf(asHolder, permission)
  return { carries, covers: liesWithin(reach, object) }
}

function verdictOf(holdings: readonly Judged[], isActive: boolean, permission: string | undefined) {
  if (permission === undefined) return { isAllowed: null, missing: null }
  const missing = nearestMiss(holdings, isActive)
  return { isAllowed: missing === null, missing }
}
