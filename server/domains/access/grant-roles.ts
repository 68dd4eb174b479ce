import { accessErrors } from '@lyceum/contract/access'
import type * as contract from '@lyceum/contract/access'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { alreadyAssigned, customRole, grantRole, peopleNamed } from '#domains/identity'
import { headsWithin, reachOf, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { endOf, todayOf } from '#platform/time/days'
import { fail } from '#platform/app-error'
import { askedOf, type PermissionRegistry } from './permission-registry.ts'
import { placeOf, reachedUnit } from './places.ts'
import { type MissingCounter, makeMissingCounter, refuseBeyond, rightsNow } from './check-rights.ts'

/** Above this many people the number must be confirmed. */
const bulkLimit = 50
const shownPeople = 50

type Grant = Input<typeof contract.previewGrant>

/** Previews a grant; nothing is written. */
export async function previewGrant(
  ctx: Ctx,
  registry: PermissionRegistry,
  grant: Grant,
): Promise<Result<typeof contract.previewGrant>> {
  const { gaining, already } = await planned(ctx, registry, {
    grant,
    countMissing: makeMissingCounter(ctx, ctx.actor.permissions),
  })
  const people = gaining.slice(0, shownPeople).map(({ id, name, userName }) => ({ id, name, userName }))
  return { count: gaining.length, already, people, brake: bulkLimit }
}

/** Grants a role to people: only what the caller has, and only where the caller has it (INV-R06). */
export async function grantRoles(
  ctx: Ctx,
  registry: PermissionRegistry,
  { confirmed, ...grant }: Input<typeof contract.grantRoles>,
): Promise<Result<typeof contract.grantRoles>> {
  const { gaining, already, what, endsAt } = await planned(ctx, registry, {
    grant,
    countMissing: await rightsNow(ctx, registry),
  })
  const count = gaining.length
  if (count > bulkLimit && confirmed !== count) fail(accessErrors.ACCESS_TOO_MANY, { count: String(count) })
  if (count === 0) return { count, already, ids: [] }
  const accountIds = gaining.map(({ id }) => id)
  const ids = await grantRole(ctx, { accountIds, scope: grant.scope, endsAt, ...what })
  return { count: ids.length, already: already + count - ids.length, ids: [...ids] }
}

type Plan = { readonly grant: Grant; readonly countMissing: MissingCounter }

/** Works out who would gain what and rejects what the caller may not grant. Preview and grant share this code. */
async function planned(ctx: Ctx, registry: PermissionRegistry, { grant, countMissing }: Plan) {
  const place = await placeOf(ctx, 'access.grant', grant.scope)
  const { permissions, ...what } = await requestedRole(ctx, registry, grant)
  const people = await named(ctx, grant)
  if (grant.scope.kind !== 'site' && what.role !== 'TADM') fail(accessErrors.ACCESS_SCOPE_OF_ROLE)
  await refuseBeyond(countMissing, { permissions, place })
  const endsAt = endOfGrant(ctx, grant)
  const assigned = new Set(
    await alreadyAssigned(
      ctx.db,
      people.map(({ id }) => id),
      {
        role: what.role,
        customRoleId: what.customRoleId,
        scope: grant.scope.kind,
        scopeId: grant.scope.kind === 'site' ? undefined : grant.scope.id,
        endsAt,
      },
    ),
  )
  return { gaining: people.filter(({ id }) => !assigned.has(id)), already: assigned.size, what, endsAt }
}

/** The moment after the last day; null: valid until it is withdrawn. */
function endOfGrant(ctx: Ctx, { lastDay }: Grant): Date | null {
  if (lastDay === undefined) return null
  if (lastDay < todayOf(ctx)) fail(accessErrors.ACCESS_DAY_OVER)
  return endOf(lastDay, ctx.site.zone)
}

type RequestedRole = {
  readonly role: 'INSTR' | 'TADM' | 'ADM'
  readonly customRoleId?: string
  readonly permissions: readonly string[]
}

async function requestedRole(
  ctx: Ctx,
  registry: PermissionRegistry,
  { what }: Grant,
): Promise<RequestedRole> {
  if (what.kind === 'house') return { role: what.role, permissions: askedOf(registry, what.role) }
  const role = (await customRole(ctx.db, what.id)) ?? fail(commonErrors.NOT_FOUND)
  return { role: 'TADM', customRoleId: role.id, permissions: ['access.grant', ...role.permissions] }
}

/** The people of a grant who are within the caller's reach; one person outside rejects the whole grant. */
async function named(ctx: Ctx, { who }: Grant) {
  const reach = await reachOf(ctx, 'access.grant')
  const seen = (accountId: string) => within(reach, accountId)
  if (who.kind === 'people') {
    const people = await peopleNamed(ctx.db, seen, who.ids)
    return people.length === new Set(who.ids).size ? people : fail(commonErrors.NOT_FOUND)
  }
  if (who.unitId !== undefined) await reachedUnit(ctx, 'access.grant', who.unitId)
  return peopleNamed(ctx.db, seen, await headsWithin(ctx.db, who.unitId))
}
