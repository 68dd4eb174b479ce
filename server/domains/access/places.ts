import { commonErrors } from '@lyceum/contract/kit'
import { peopleNamed } from '#domains/identity'
import { centresNamed, type Reach, reaches, reachOf, unitsNamed, within } from '#domains/org'
import type { Ctx, Scope } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Place } from './check-rights.ts'

/** The place that a call names; one outside the caller's reach is NOT_FOUND. */
export async function placeOf(ctx: Ctx, permission: string, scope: Scope): Promise<Place> {
  if (scope.kind === 'site') return scope
  if (scope.kind === 'centre') {
    const [centre] = await centresNamed(ctx.db, [scope.id])
    return centre ? scope : fail(commonErrors.NOT_FOUND)
  }
  const { path } = await reachedUnit(ctx, permission, scope.id)
  return { ...scope, path }
}

/** A unit within the caller's reach; any other is NOT_FOUND. */
export async function reachedUnit(ctx: Ctx, permission: string, unitId: string) {
  const [unit] = await unitsNamed(ctx.db, [unitId])
  const reach = await reachOf(ctx, permission)
  return unit && reaches(reach, unit.path) ? unit : fail(commonErrors.NOT_FOUND)
}

type Scoped = { readonly scope: Scope['kind']; readonly scopeId: string | null }

/** Names the places of role assignments for a reader; places outside the reader's reach get no id and no name. */
export async function placeNames(ctx: Ctx, reach: Reach, scoped: readonly Scoped[]) {
  const units = await unitsNamed(ctx.db, idsOf(scoped, 'unit'))
  const centres = await centresNamed(ctx.db, idsOf(scoped, 'centre'))
  const seen = new Map<string, { readonly id: string; readonly name: string }>([
    ...units.filter(({ path }) => reaches(reach, path)).map((row) => [`unit:${row.id}`, row] as const),
    ...centres.map((row) => [`centre:${row.id}`, row] as const),
  ])
  return ({ scope, scopeId }: Scoped) => {
    const place = seen.get(`${scope}:${scopeId}`)
    return { kind: scope, id: place?.id ?? null, name: place?.name ?? null }
  }
}

function idsOf(scoped: readonly Scoped[], kind: Scope['kind']): string[] {
  const ids = scoped.flatMap(({ scope, scopeId }) => (scope === kind && scopeId !== null ? [scopeId] : []))
  return [...new Set(ids)]
}

/** The names of the granters whom the reader may see. */
export async function granterNames(
  ctx: Ctx,
  reach: Reach,
  rows: readonly { readonly grantedBy: string | null }[],
) {
  const ids = [...new Set(rows.flatMap(({ grantedBy }) => grantedBy ?? []))]
  const people = await peopleNamed(ctx.db, (accountId) => within(reach, accountId), ids)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return ({ grantedBy }: { readonly grantedBy: string | null }) => names.get(grantedBy ?? '') ?? null
}
