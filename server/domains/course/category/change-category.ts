import {
  type addCategory as Add,
  courseErrors,
  type editCategory as Edit,
  type orderCategories as Order,
  type removeCategory as Remove,
} from '@lyceum/contract/course'
import type { Input, Result } from '@lyceum/contract/kit'
import * as tree from '#platform/category-tree'
import type { Ctx } from '#platform/ctx'
import { forgetCatalog } from './queries.ts'
import { courseCategories } from './store.ts'

export async function addCategory(
  ctx: Ctx,
  { parentId, name, names }: Input<typeof Add>,
): Promise<Result<typeof Add>> {
  const { id, after } = await tree.addCategory(ctx, courseCategories, { parentId, name, own: { names } })
  await ctx.audit({ action: 'course.category.add', object: `course.category:${id}`, after })
  forgetCatalog(ctx)
  return { id }
}

export async function editCategory(
  ctx: Ctx,
  { id, name, names, position }: Input<typeof Edit>,
): Promise<Result<typeof Edit>> {
  const { before, after } = await tree.editCategory(ctx, courseCategories, {
    id,
    name,
    position,
    own: (before) => ({ names: names ?? before.names }),
  })
  await ctx.audit({ action: 'course.category.edit', object: `course.category:${id}`, before, after })
  forgetCatalog(ctx)
  return { id }
}

export async function orderCategories(ctx: Ctx, { ids }: Input<typeof Order>): Promise<Result<typeof Order>> {
  const { parentId, before, after } = await tree.orderCategories(ctx, courseCategories, {
    ids,
    changed: courseErrors.CATEGORY_CHANGED,
  })
  await ctx.audit({
    action: 'course.category.order',
    object: `course.category:${parentId ?? 'top'}`,
    before,
    after,
  })
  forgetCatalog(ctx)
  return { ids }
}

export async function removeCategory(ctx: Ctx, { id }: Input<typeof Remove>): Promise<Result<typeof Remove>> {
  const { before } = await tree.removeCategory(ctx, courseCategories, { id })
  await ctx.audit({ action: 'course.category.remove', object: `course.category:${id}`, before })
  forgetCatalog(ctx)
  return { id }
}
