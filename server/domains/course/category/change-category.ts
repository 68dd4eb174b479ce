import {
  type addCategory as Add,
  courseErrors,
  type editCategory as Edit,
  type orderCategories as Order,
  type removeCategory as Remove,
} from '@lyceum/contract/course'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { forgetCatalog } from './queries.ts'
import {
  deleteCategory,
  insertCategory,
  isCategoryUsed,
  isSiblingNamed,
  lockNames,
  lockCategory,
  lockSiblings,
  updateCategory,
} from './store.ts'

const maxLevel = 3

export async function addCategory(
  ctx: Ctx,
  { parentId, name, names }: Input<typeof Add>,
): Promise<Result<typeof Add>> {
  const parent =
    parentId === null
      ? { level: 0 }
      : ((await lockCategory(ctx.db, parentId)) ?? fail(commonErrors.NOT_FOUND))
  if (parent.level >= maxLevel) fail(courseErrors.CATEGORY_TOO_DEEP)
  await lockNames(ctx.db)
  const row = { parentId, name, names, level: parent.level + 1 }
  const id = (await insertCategory(ctx.db, row)) ?? fail(courseErrors.CATEGORY_NAME_TAKEN, { name })
  await ctx.audit({ action: 'course.category.add', object: `course.category:${id}`, after: row })
  forgetCatalog(ctx)
  return { id }
}

export async function editCategory(
  ctx: Ctx,
  { id, name, names, position }: Input<typeof Edit>,
): Promise<Result<typeof Edit>> {
  const before = (await lockCategory(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await lockNames(ctx.db)
  if (await isSiblingNamed(ctx.db, { id, name, parentId: before.parentId }))
    fail(courseErrors.CATEGORY_NAME_TAKEN, { name })
  const after = { name, names: names ?? before.names, position }
  await updateCategory(ctx.db, id, after)
  await ctx.audit({ action: 'course.category.edit', object: `course.category:${id}`, before, after })
  forgetCatalog(ctx)
  return { id }
}

/** Whoever sorts has seen all siblings: a list that lacks one was drawn before somebody else's change. */
export async function orderCategories(ctx: Ctx, { ids }: Input<typeof Order>): Promise<Result<typeof Order>> {
  const siblings = await lockSiblings(ctx.db, ids)
  const byId = new Map(siblings.map((row) => [row.id, row]))
  const rows = ids.map((id) => byId.get(id) ?? fail(commonErrors.NOT_FOUND))
  const parents = new Set(siblings.map(({ parentId }) => parentId))
  if (parents.size > 1 || new Set(ids).size < siblings.length) fail(courseErrors.CATEGORY_CHANGED)
  for (const [position, { id, name, position: before }] of rows.entries())
    if (before !== position) await updateCategory(ctx.db, id, { name, position })
  await ctx.audit({
    action: 'course.category.order',
    object: `course.category:${siblings[0]?.parentId ?? 'top'}`,
    before: { names: siblings.map(({ name }) => name) },
    after: { names: rows.map(({ name }) => name) },
  })
  forgetCatalog(ctx)
  return { ids }
}

export async function removeCategory(ctx: Ctx, { id }: Input<typeof Remove>): Promise<Result<typeof Remove>> {
  const before = (await lockCategory(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (await isCategoryUsed(ctx.db, id)) fail(commonErrors.RESOURCE_IN_USE)
  await deleteCategory(ctx.db, id)
  await ctx.audit({ action: 'course.category.remove', object: `course.category:${id}`, before })
  forgetCatalog(ctx)
  return { id }
}
