import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/org'
import { orgErrors } from '@lyceum/contract/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { beginCatalogueChange } from './lock-catalogue.ts'
import {
  deleteFamily,
  insertFamily,
  isFamilyNameTaken,
  lockFamily,
  renameFamily,
  usesOfFamily,
} from './store.ts'

export async function addFamily(
  ctx: Ctx,
  { parentId, name }: Input<typeof contract.addFamily>,
): Promise<Result<typeof contract.addFamily>> {
  await beginCatalogueChange(ctx)
  if (parentId !== null) {
    const parent = (await lockFamily(ctx.db, parentId)) ?? fail(commonErrors.NOT_FOUND)
    if (parent.parentId !== null) fail(orgErrors.FAMILY_TOO_DEEP)
  }
  if (await isFamilyNameTaken(ctx.db, { parentId, name }, '0')) fail(orgErrors.NAME_TAKEN, { name })
  const id = await insertFamily(ctx.db, { parentId, name })
  await ctx.audit({ action: 'org.family.add', object: `org.family:${id}`, after: { parentId, name } })
  return { id }
}

export async function editFamily(
  ctx: Ctx,
  { id, name }: Input<typeof contract.editFamily>,
): Promise<Result<typeof contract.editFamily>> {
  await beginCatalogueChange(ctx)
  const before = (await lockFamily(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (await isFamilyNameTaken(ctx.db, { parentId: before.parentId, name }, id))
    fail(orgErrors.NAME_TAKEN, { name })
  await renameFamily(ctx.db, id, name)
  await ctx.audit({ action: 'org.family.edit', object: `org.family:${id}`, before, after: { name } })
  return { id }
}

export async function removeFamily(
  ctx: Ctx,
  { id }: Input<typeof contract.removeFamily>,
): Promise<Result<typeof contract.removeFamily>> {
  await beginCatalogueChange(ctx)
  const before = (await lockFamily(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const count = await usesOfFamily(ctx.db, id)
  if (count > 0) fail(orgErrors.RESOURCE_IN_USE, { name: before.name, count })
  await deleteFamily(ctx.db, id)
  await ctx.audit({ action: 'org.family.remove', object: `org.family:${id}`, before })
  return { id }
}
