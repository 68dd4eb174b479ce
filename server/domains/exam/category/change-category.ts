import {
  type addQuestionCategory as Add,
  type editQuestionCategory as Edit,
  examErrors,
  type removeQuestionCategory as Remove,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import {
  deleteCategory,
  insertCategory,
  isSiblingNamed,
  lockCategory,
  lockNames,
  updateCategory,
} from './store.ts'

const maxLevel = 3

export async function addQuestionCategory(
  ctx: Ctx,
  { parentId, name }: Input<typeof Add>,
): Promise<Result<typeof Add>> {
  const parent =
    parentId === null
      ? { level: 0 }
      : ((await lockCategory(ctx.db, parentId)) ?? fail(commonErrors.NOT_FOUND))
  if (parent.level >= maxLevel) fail(examErrors.QUESTION_CATEGORY_DEEP)
  await lockNames(ctx.db, 'category')
  const row = { parentId, name, level: parent.level + 1 }
  const id = (await insertCategory(ctx.db, row)) ?? fail(examErrors.QUESTION_CATEGORY_TAKEN, { name })
  await ctx.audit({ action: 'exam.category.add', object: `exam.category:${id}`, after: row })
  return { id }
}

export async function editQuestionCategory(
  ctx: Ctx,
  { id, name, position }: Input<typeof Edit>,
): Promise<Result<typeof Edit>> {
  const before = (await lockCategory(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await lockNames(ctx.db, 'category')
  if (await isSiblingNamed(ctx.db, { id, name, parentId: before.parentId }))
    fail(examErrors.QUESTION_CATEGORY_TAKEN, { name })
  const after = { name, position }
  await updateCategory(ctx.db, id, after)
  await ctx.audit({ action: 'exam.category.edit', object: `exam.category:${id}`, before, after })
  return { id }
}

export async function removeQuestionCategory(
  ctx: Ctx,
  { id }: Input<typeof Remove>,
): Promise<Result<typeof Remove>> {
  const before = (await lockCategory(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (!(await deleteCategory(ctx.db, id))) fail(commonErrors.RESOURCE_IN_USE)
  await ctx.audit({ action: 'exam.category.remove', object: `exam.category:${id}`, before })
  return { id }
}
