import type { listRoleAssignments as contract } from '@lyceum/contract/access'
import type { Input, Result } from '@lyceum/contract/kit'
import {
  countRoleAssignments,
  type AssignmentFilter,
  lastDayOf,
  listRoleAssignments as assignmentsOf,
} from '#domains/identity'
import { reachOf, unitsNamed, within } from '#domains/org'
import type { Ctx, Scope } from '#platform/ctx'
import { askedOf, type PermissionRegistry } from './permission-registry.ts'
import { granterNames, placeNames } from './places.ts'
import { makeMissingCounter, type Place } from './check-rights.ts'

/** Role assignments of the people whom the reader may see. */
export async function listRoleAssignments(
  ctx: Ctx,
  registry: PermissionRegistry,
  { pageNo, pageSize, unitId, ...filters }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const reach = await reachOf(ctx, 'access.read')
  const seen = (accountId: string) => within(reach, accountId)
  const filter: AssignmentFilter = { ...filters, ...(unitId ? { scope: 'unit', scopeId: unitId } : {}) }
  const total = await countRoleAssignments(ctx.db, seen, filter)
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const rows = await assignmentsOf(ctx.db, seen, { ...filter, ...page })
  const nameOf = await placeNames(ctx, reach, rows)
  const granterOf = await granterNames(ctx, reach, rows)
  const isMine = await withdrawable(ctx, registry, rows)
  const records = rows.map((row) => ({
    id: row.id,
    person: { id: row.accountId, name: row.name, userName: row.userName },
    role: { role: row.role, customRoleId: row.customRoleId, name: row.roleName },
    scope: nameOf(row),
    grantedAt: row.grantedAt.toISOString(),
    lastDay: lastDayOf(row.endsAt, ctx.site.zone),
    grantedBy: granterOf(row),
    isMine: isMine.has(row.id),
  }))
  return { records, total, pageNo, pageSize }
}

type Row = Awaited<ReturnType<typeof assignmentsOf>>[number]

/** Which of these the reader may withdraw: those that the reader could have granted. */
async function withdrawable(
  ctx: Ctx,
  registry: PermissionRegistry,
  rows: readonly Row[],
): Promise<ReadonlySet<string>> {
  if (!ctx.actor.permissions.has('access.grant')) return new Set()
  const placeOf = await placesOf(ctx, rows)
  const countMissing = makeMissingCounter(ctx, ctx.actor.permissions)
  const mine = new Set<string>()
  for (const row of rows) {
    const place = placeOf(row)
    const permissions = row.permissions ?? askedOf(registry, row.role)
    if (place && (await countMissing({ permissions, place })) === 0) mine.add(row.id)
  }
  return mine
}

type Scoped = { readonly scope: Scope['kind']; readonly scopeId: string | null }

/** The places of role assignments, with the paths of their units; undefined for a deleted unit. */
export async function placesOf(ctx: Ctx, rows: readonly Scoped[]) {
  const ids = rows.flatMap(({ scope, scopeId }) => (scope === 'unit' && scopeId !== null ? [scopeId] : []))
  const paths = new Map((await unitsNamed(ctx.db, [...new Set(ids)])).map(({ id, path }) => [id, path]))
  return ({ scope, scopeId }: Scoped): Place | undefined => {
    if (scope === 'site' || scopeId === null) return { kind: 'site' }
    if (scope === 'centre') return { kind: 'centre', id: scopeId }
    const path = paths.get(scopeId)
    return path ? { kind: 'unit', id: scopeId, path } : undefined
  }
}
