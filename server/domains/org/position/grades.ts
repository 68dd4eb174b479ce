import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/org'
import { orgErrors } from '@lyceum/contract/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { beginCatalogueChange } from './lock-catalogue.ts'
import { deleteGrade, insertGrade, isCodeTaken, lockGrade, updateGrade, usesInJobs } from './store.ts'

export async function addGrade(
  ctx: Ctx,
  { code, name, rank }: Input<typeof contract.addGrade>,
): Promise<Result<typeof contract.addGrade>> {
  await beginCatalogueChange(ctx)
  if (await isCodeTaken(ctx.db, 'org.grade', { code })) fail(orgErrors.CODE_TAKEN, { code })
  const id = await insertGrade(ctx.db, { code, name, rank })
  await ctx.audit({ action: 'org.grade.add', object: `org.grade:${id}`, after: { code, name, rank } })
  return { id }
}

export async function editGrade(
  ctx: Ctx,
  { id, code, name, rank }: Input<typeof contract.editGrade>,
): Promise<Result<typeof contract.editGrade>> {
  await beginCatalogueChange(ctx)
  const before = (await lockGrade(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (await isCodeTaken(ctx.db, 'org.grade', { code, exceptId: id })) fail(orgErrors.CODE_TAKEN, { code })
  const after = { code, name, rank }
  await updateGrade(ctx.db, id, after)
  await ctx.audit({ action: 'org.grade.edit', object: `org.grade:${id}`, before, after })
  return { id }
}

export async function removeGrade(
  ctx: Ctx,
  { id }: Input<typeof contract.removeGrade>,
): Promise<Result<typeof contract.removeGrade>> {
  await beginCatalogueChange(ctx)
  const before = (await lockGrade(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const count = await usesInJobs(ctx.db, 'gradeId', id)
  if (count > 0) fail(orgErrors.RESOURCE_IN_USE, { name: before.name, count })
  await deleteGrade(ctx.db, id)
  await ctx.audit({ action: 'org.grade.remove', object: `org.grade:${id}`, before })
  return { id }
}
