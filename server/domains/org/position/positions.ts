import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/org'
import { orgErrors } from '@lyceum/contract/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { beginCatalogueChange } from './lock-catalogue.ts'
import {
  deletePosition,
  insertPosition,
  isCodeTaken,
  lockFamily,
  lockPosition,
  updatePosition,
  usesInJobs,
} from './store.ts'

export async function addPosition(
  ctx: Ctx,
  { code, name, familyId }: Input<typeof contract.addPosition>,
): Promise<Result<typeof contract.addPosition>> {
  await beginCatalogueChange(ctx)
  await check(ctx, { code, familyId })
  const id = await insertPosition(ctx.db, { code, name, familyId })
  await ctx.audit({
    action: 'org.position.add',
    object: `org.position:${id}`,
    after: { code, name, familyId },
  })
  return { id }
}

export async function editPosition(
  ctx: Ctx,
  { id, code, name, familyId }: Input<typeof contract.editPosition>,
): Promise<Result<typeof contract.editPosition>> {
  await beginCatalogueChange(ctx)
  const before = (await lockPosition(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await check(ctx, { code, familyId }, id)
  const after = { code, name, familyId }
  await updatePosition(ctx.db, id, after)
  await ctx.audit({ action: 'org.position.edit', object: `org.position:${id}`, before, after })
  return { id }
}

export async function removePosition(
  ctx: Ctx,
  { id }: Input<typeof contract.removePosition>,
): Promise<Result<typeof contract.removePosition>> {
  await beginCatalogueChange(ctx)
  const before = (await lockPosition(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const count = await usesInJobs(ctx.db, 'positionId', id)
  if (count > 0) fail(orgErrors.RESOURCE_IN_USE, { name: before.name, count })
  await deletePosition(ctx.db, id)
  await ctx.audit({ action: 'org.position.remove', object: `org.position:${id}`, before })
  return { id }
}

type PositionFields = { readonly code: string; readonly familyId: string | null }

async function check(ctx: Ctx, { code, familyId }: PositionFields, exceptId = '0'): Promise<void> {
  if (familyId !== null && !(await lockFamily(ctx.db, familyId))) fail(commonErrors.NOT_FOUND)
  if (await isCodeTaken(ctx.db, 'org.position', { code, exceptId })) fail(orgErrors.CODE_TAKEN, { code })
}
