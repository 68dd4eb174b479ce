import { accessErrors, type grantRoles, type previewGrant } from '@lyceum/contract/access'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { alreadyHolding, customRole, grantRole, peopleNamed } from '#domains/identity'
import { headsWithin, reachOf, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { endOf, todayOf } from '#platform/days'
import { fail } from '#platform/failure'
import { askedOf, type House } from './house.ts'
import { placeOf, reachedUnit } from './places.ts'
import { type Judge, judgeOf, refuseBeyond, rightsNow } from './rights.ts'

/** Above this many people the number must be confirmed. */
const brake = 50
const shownPeople = 50

type Grant = Input<typeof previewGrant>

/** What a grant would do; nothing is written. */
export async function tryGrant(ctx: Ctx, house: House, grant: Grant): Promise<Result<typeof previewGrant>> {
  const { gaining, already } = await planned(ctx, house, {
    grant,
    judge: judgeOf(ctx, ctx.actor.permissions),
  })
  const people = gaining.slice(0, shownPeople).map(({ id, name, userName }) => ({ id, name, userName }))
  return { count: gaining.length, already, people, brake }
}

/** Gives a role to people: only what the caller holds, and only where he holds it (INV-R06). */
export async function giveRoles(
  ctx: Ctx,
  house: House,
  { confirmed, ...grant }: Input<typeof grantRoles>,
): Promise<Result<typeof grantRoles>> {
  const { gaining, already, what, endsAt } = await planned(ctx, house, {
    grant,
    judge: await rightsNow(ctx, house),
  })
  const count = gaining.length
  if (count > brake && confirmed !== count) fail(accessErrors.ACCESS_TOO_MANY, { count: String(count) })
  if (count === 0) return { count, already, ids: [] }
  const accountIds = gaining.map(({ id }) => id)
  const ids = await grantRole(ctx, { accountIds, scope: grant.scope, endsAt, ...what })
  return { count: ids.length, already: already + count - ids.length, ids: [...ids] }
}

type Plan = { readonly grant: Grant; readonly judge: Judge }

/** Who would gain what; refuses what the caller may not hand on. One way for the preview and the deed. */
async function planned(ctx: Ctx, house: House, { grant, judge }: Plan) {
  const place = await placeOf(ctx, 'access.grant', grant.scope)
  const { permissions, ...what } = await wanted(ctx, house, grant)
  const people = await named(ctx, grant)
  if (grant.scope.kind !== 'site' && what.role !== 'TADM') fail(accessErrors.ACCESS_SCOPE_OF_ROLE)
  await refuseBeyond(judge, { permissions, place })
  const endsAt = endOfGrant(ctx, grant)
  const holding = new Set(
    await alreadyHolding(
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
  return { gaining: people.filter(({ id }) => !holding.has(id)), already: holding.size, what, endsAt }
}

/** The moment after its last day; null: it holds until it is taken back. */
function endOfGrant(ctx: Ctx, { lastDay }: Grant): Date | null {
  if (lastDay === undefined) return null
  if (lastDay < todayOf(ctx)) fail(accessErrors.ACCESS_DAY_OVER)
  return endOf(lastDay, ctx.site.zone)
}

type Wanted = {
  readonly role: 'INSTR' | 'TADM' | 'ADM'
  readonly customRoleId?: string
  readonly permissions: readonly string[]
}

async function wanted(ctx: Ctx, house: House, { what }: Grant): Promise<Wanted> {
  if (what.kind === 'house') return { role: what.role, permissions: askedOf(house, what.role) }
  const role = (await customRole(ctx.db, what.id)) ?? fail(commonErrors.NOT_FOUND)
  return { role: 'TADM', customRoleId: role.id, permissions: ['access.grant', ...role.permissions] }
}

/** The people of a grant, of those within the caller's reach; one outside refuses it all. */
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
