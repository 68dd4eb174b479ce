import {
  type addKnowledgePoint as Add,
  type editKnowledgePoint as Edit,
  examErrors,
  type removeKnowledgePoint as Remove,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { lockNames } from './store.ts'
import { deletePoint, insertPoint, isPointNamed, lockPoint, renamePoint } from './point-store.ts'

export async function addKnowledgePoint(ctx: Ctx, { name }: Input<typeof Add>): Promise<Result<typeof Add>> {
  await lockNames(ctx.db, 'point')
  const id = (await insertPoint(ctx.db, name)) ?? fail(examErrors.KNOWLEDGE_POINT_TAKEN, { name })
  await ctx.audit({ action: 'exam.point.add', object: `exam.point:${id}`, after: { name } })
  return { id }
}

export async function editKnowledgePoint(
  ctx: Ctx,
  { id, name }: Input<typeof Edit>,
): Promise<Result<typeof Edit>> {
  const before = (await lockPoint(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await lockNames(ctx.db, 'point')
  if (await isPointNamed(ctx.db, id, name)) fail(examErrors.KNOWLEDGE_POINT_TAKEN, { name })
  await renamePoint(ctx.db, id, name)
  await ctx.audit({ action: 'exam.point.edit', object: `exam.point:${id}`, before, after: { name } })
  return { id }
}

export async function removeKnowledgePoint(
  ctx: Ctx,
  { id }: Input<typeof Remove>,
): Promise<Result<typeof Remove>> {
  const before = (await lockPoint(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (!(await deletePoint(ctx.db, id))) fail(commonErrors.RESOURCE_IN_USE)
  await ctx.audit({ action: 'exam.point.remove', object: `exam.point:${id}`, before })
  return { id }
}
