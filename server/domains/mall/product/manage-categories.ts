import {
  type addMallCategory as Add,
  type listManagedCategories as List,
  mallErrors,
  type removeMallCategory as Remove,
  type renameMallCategory as Rename,
} from '@lyceum/contract/mall'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import {
  allCategories,
  deleteCategory,
  insertCategory,
  isCategoryNamed,
  isCategoryUsed,
  lockCategory,
  renameCategory as write,
} from './category-store.ts'

export async function listManagedCategories(ctx: Ctx): Promise<Result<typeof List>> {
  return { records: await allCategories(ctx.db) }
}

export async function addMallCategory(ctx: Ctx, { name }: Input<typeof Add>): Promise<Result<typeof Add>> {
  const id = (await insertCategory(ctx.db, name)) ?? fail(mallErrors.MALL_CATEGORY_TAKEN, { name })
  await ctx.audit({ action: 'mall.category.add', object: `mall.category:${id}`, after: { name } })
  return { id }
}

export async function renameMallCategory(
  ctx: Ctx,
  { id, name }: Input<typeof Rename>,
): Promise<Result<typeof Rename>> {
  const before = (await lockCategory(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (await isCategoryNamed(ctx.db, name, id)) fail(mallErrors.MALL_CATEGORY_TAKEN, { name })
  await write(ctx.db, id, name)
  await ctx.audit({ action: 'mall.category.edit', object: `mall.category:${id}`, before, after: { name } })
  return { id }
}

export async function removeMallCategory(
  ctx: Ctx,
  { id }: Input<typeof Remove>,
): Promise<Result<typeof Remove>> {
  const before = (await lockCategory(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (await isCategoryUsed(ctx.db, id)) fail(commonErrors.RESOURCE_IN_USE)
  await deleteCategory(ctx.db, id)
  await ctx.audit({ action: 'mall.category.remove', object: `mall.category:${id}`, before })
  return { id }
}
