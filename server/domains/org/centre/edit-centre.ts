import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/org'
import { orgErrors } from '@lyceum/contract/org'
import { assigneesAt } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isOpenCodeTaken } from '../code-queries.ts'
import { reachOf } from '../reach.ts'
import { reaches } from '../rules.ts'
import { lockTree } from '../tree/store.ts'
import { insertCentre, lockCentre, setClosed, setUnits, unitsNamed, unitsOf, updateCentre } from './store.ts'

export async function addCentre(
  ctx: Ctx,
  { code, name, place, unitIds }: Input<typeof contract.addCentre>,
): Promise<Result<typeof contract.addCentre>> {
  await lockTree(ctx.db)
  const units = await wantedUnits(ctx, unitIds)
  if (await isOpenCodeTaken(ctx.db, 'org.centre', { code })) fail(orgErrors.CODE_TAKEN, { code })
  const id = await insertCentre(ctx.db, { code, name, place })
  await setUnits(ctx.db, id, units)
  const after = { code, name, place, unitIds: units }
  await ctx.audit({ action: 'org.centre.add', object: `org.centre:${id}`, after })
  return { id }
}

export async function editCentre(
  ctx: Ctx,
  { id, code, name, place, unitIds }: Input<typeof contract.editCentre>,
): Promise<Result<typeof contract.editCentre>> {
  await lockTree(ctx.db)
  const before = await reachedCentre(ctx, id)
  const units = await wantedUnits(ctx, unitIds)
  if (await isOpenCodeTaken(ctx.db, 'org.centre', { code, exceptId: id }))
    fail(orgErrors.CODE_TAKEN, { code })
  await updateCentre(ctx.db, id, { code, name, place })
  await setUnits(ctx.db, id, units)
  const after = { code, name, place, unitIds: units }
  await ctx.audit({ action: 'org.centre.edit', object: `org.centre:${id}`, before, after })
  return { id }
}

export async function closeCentre(
  ctx: Ctx,
  { id }: Input<typeof contract.closeCentre>,
): Promise<Result<typeof contract.closeCentre>> {
  await lockTree(ctx.db)
  const before = await reachedCentre(ctx, id)
  const { length: count } = await assigneesAt(ctx.db, [id])
  if (count > 0) fail(orgErrors.RESOURCE_IN_USE, { name: before.name, count })
  await setClosed(ctx.db, id, ctx.now)
  await ctx.audit({ action: 'org.centre.close', object: `org.centre:${id}`, before })
  return { id }
}

/** A centre can be changed by whoever reaches all its units; one without units, by whoever reaches the site. */
async function reachedCentre(ctx: Ctx, centreId: string) {
  const centre = (await lockCentre(ctx.db, centreId)) ?? fail(commonErrors.NOT_FOUND)
  const units = await unitsOf(ctx.db, centreId)
  await refuseOutside(ctx, units)
  return { ...centre, unitIds: units.map(({ id }) => id) }
}

async function wantedUnits(ctx: Ctx, unitIds: readonly string[]): Promise<string[]> {
  const uniqueIds = [...new Set(unitIds)]
  const units = await unitsNamed(ctx.db, uniqueIds)
  if (units.length < uniqueIds.length) fail(commonErrors.NOT_FOUND)
  await refuseOutside(ctx, units)
  return uniqueIds
}

async function refuseOutside(ctx: Ctx, units: readonly { readonly path: string[] }[]): Promise<void> {
  const reach = await reachOf(ctx, 'org.manage')
  if (reach.kind === 'site') return
  if (units.length === 0 || !units.every(({ path }) => reaches(reach, path))) fail(commonErrors.NOT_FOUND)
}
