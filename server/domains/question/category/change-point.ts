import {
  type addKnowledgePoint as Add,
  type editKnowledgePoint as Edit,
  questionErrors,
  type removeKnowledgePoint as Remove,
} from '@lyceum/contract/question'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { lockNames } from '#platform/category-tree'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { QuestionUses } from '#platform/domain'
import { deletePoint, insertPoint, isPointNamed, lockPoint, renamePoint } from './point-store.ts'

export async function addKnowledgePoint(ctx: Ctx, { name }: Input<typeof Add>): Promise<Result<typeof Add>> {
  await lockNames(ctx.db, 'exam.point')
  const id = (await insertPoint(ctx.db, name)) ?? fail(questionErrors.KNOWLEDGE_POINT_TAKEN, { name })
  await ctx.audit({ action: 'exam.point.add', object: `exam.point:${id}`, after: { name } })
  return { id }
}

export async function editKnowledgePoint(
  ctx: Ctx,
  { id, name }: Input<typeof Edit>,
): Promise<Result<typeof Edit>> {
  const before = (await lockPoint(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await lockNames(ctx.db, 'exam.point')
  if (await isPointNamed(ctx.db, id, name)) fail(questionErrors.KNOWLEDGE_POINT_TAKEN, { name })
  await renamePoint(ctx.db, id, name)
  await ctx.audit({ action: 'exam.point.edit', object: `exam.point:${id}`, before, after: { name } })
  return { id }
}

export const removeKnowledgePoint =
  (uses: Pick<QuestionUses, 'namesPoint'>) =>
  async (ctx: Ctx, { id }: Input<typeof Remove>): Promise<Result<typeof Remove>> => {
    const before = (await lockPoint(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
    if ((await uses.namesPoint(ctx.db, id)) || !(await deletePoint(ctx.db, id)))
      fail(commonErrors.RESOURCE_IN_USE)
    await ctx.audit({ action: 'exam.point.remove', object: `exam.point:${id}`, before })
    return { id }
  }
