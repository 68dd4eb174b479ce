import type {
  addQuestionCategory as Add,
  editQuestionCategory as Edit,
  removeQuestionCategory as Remove,
} from '@lyceum/contract/question'
import type { Input, Result } from '@lyceum/contract/kit'
import { addCategory, editCategory, removeCategory } from '#platform/category-tree'
import type { Ctx } from '#platform/ctx'
import type { QuestionUses } from '#platform/domain'
import { questionCategories } from './store.ts'

export async function addQuestionCategory(
  ctx: Ctx,
  { parentId, name }: Input<typeof Add>,
): Promise<Result<typeof Add>> {
  const { id, after } = await addCategory(ctx, questionCategories, { parentId, name, own: {} })
  await ctx.audit({ action: 'exam.category.add', object: `exam.category:${id}`, after })
  return { id }
}

export async function editQuestionCategory(
  ctx: Ctx,
  { id, name, position }: Input<typeof Edit>,
): Promise<Result<typeof Edit>> {
  const change = { id, name, position, own: () => ({}) }
  const { before, after } = await editCategory(ctx, questionCategories, change)
  await ctx.audit({ action: 'exam.category.edit', object: `exam.category:${id}`, before, after })
  return { id }
}

export const removeQuestionCategory =
  (uses: Pick<QuestionUses, 'namesCategory'>) =>
  async (ctx: Ctx, { id }: Input<typeof Remove>): Promise<Result<typeof Remove>> => {
    const isNamedElsewhere = () => uses.namesCategory(ctx.db, id)
    const { before } = await removeCategory(ctx, questionCategories, { id, isNamedElsewhere })
    await ctx.audit({ action: 'exam.category.remove', object: `exam.category:${id}`, before })
    return { id }
  }
