import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/org'
import { orgErrors } from '@lyceum/contract/org'
import { unitMoved } from '#events/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { refuseCircles } from '../line/check-reporting-lines.ts'
import { lockTree } from '../tree/store.ts'
import type { Followers } from './move-listeners.ts'
import { reachedParent, reachedUnit } from './find-unit.ts'
import { headCounts } from './queries.ts'
import { makesCircle, moveToIndex, moveBefore } from './rules.ts'
import {
  hangUnder,
  insertMove,
  lockMove,
  saveOrder,
  setUndone,
  sistersOf,
  type UnitRow,
  unitById,
} from './store.ts'

export const moveUnit =
  (followers: Followers) =>
  async (
    ctx: Ctx,
    { id, parentId, beforeId, people: seen }: Input<typeof contract.moveUnit>,
  ): Promise<Result<typeof contract.moveUnit>> => {
    await lockTree(ctx.db)
    const unit = await reachedUnit(ctx, 'org.manage', id)
    await reachedParent(ctx, unit.parentId)
    const parent = await reachedParent(ctx, parentId)
    if (makesCircle(unit, parent)) fail(orgErrors.UNIT_CIRCLE)
    const sisters = await sistersOf(ctx.db, parentId)
    if (beforeId !== null) await reachedUnit(ctx, 'org.manage', beforeId)
    if (parentId === unit.parentId) {
      await saveOrder(ctx.db, moveBefore(sisters, id, beforeId))
      await ctx.audit({ action: 'org.unit.reorder', object: `org.unit:${id}`, after: { beforeId } })
      return { id, moveId: null }
    }
    const people = (await headCounts(ctx.db, [id])).get(id)?.people ?? 0
    if (people !== seen) fail(orgErrors.MOVE_CHANGED, { seen, people })
    const fromPosition = (await sistersOf(ctx.db, unit.parentId)).indexOf(id)
    await requireApprovals(ctx, followers, { unit, parent })
    await rehang(ctx, unit, { parent, order: moveBefore(sisters, id, beforeId) })
    const move = { unitId: id, fromParentId: unit.parentId, fromPosition, toParentId: parentId }
    const moveId = await insertMove(ctx.db, { ...move, movedBy: ctx.actor.id, movedAt: ctx.now })
    await ctx.audit({
      action: 'org.unit.move',
      object: `org.unit:${id}`,
      before: { parentId: unit.parentId },
      after: { parentId, people, moveId },
    })
    return { id, moveId }
  }

/** Undoes a move. Not possible once the unit, or the place it came from, has changed. */
export const undoUnitMove =
  (followers: Followers) =>
  async (
    ctx: Ctx,
    { id: moveId }: Input<typeof contract.undoUnitMove>,
  ): Promise<Result<typeof contract.undoUnitMove>> => {
    await lockTree(ctx.db)
    const move = (await lockMove(ctx.db, moveId)) ?? fail(commonErrors.NOT_FOUND)
    const unit = await reachedUnit(ctx, 'org.manage', move.unitId)
    await reachedParent(ctx, unit.parentId)
    if (move.undoneAt !== null || unit.parentId !== move.toParentId) fail(orgErrors.MOVE_OVERTAKEN)
    const isGone = move.fromParentId !== null && !(await unitById(ctx.db, move.fromParentId))
    if (isGone) fail(orgErrors.MOVE_OVERTAKEN)
    const parent = await reachedParent(ctx, move.fromParentId)
    if (makesCircle(unit, parent)) fail(orgErrors.MOVE_OVERTAKEN)
    const sisters = await sistersOf(ctx.db, move.fromParentId)
    await requireApprovals(ctx, followers, { unit, parent })
    await rehang(ctx, unit, { parent, order: moveToIndex(sisters, unit.id, move.fromPosition) })
    await setUndone(ctx.db, moveId, ctx.now)
    await ctx.audit({
      action: 'org.unit.undoMove',
      object: `org.unit:${unit.id}`,
      before: { parentId: unit.parentId },
      after: { parentId: move.fromParentId, moveId },
    })
    return { id: unit.id }
  }

type Moving = { readonly unit: UnitRow; readonly parent: UnitRow | undefined }

async function requireApprovals(ctx: Ctx, followers: Followers, { unit, parent }: Moving): Promise<void> {
  const move = { unitId: unit.id, before: unit.path.slice(0, -1), after: parent?.path ?? [] }
  for (const { beforeMove: requireApproval } of followers()) await requireApproval(ctx, move)
}

type Place = { readonly parent: UnitRow | undefined; readonly order: readonly string[] }

async function rehang(ctx: Ctx, unit: UnitRow, { parent, order }: Place): Promise<void> {
  await hangUnder(ctx.db, unit, parent)
  await saveOrder(ctx.db, order)
  await refuseCircles(ctx)
  await ctx.publish(unitMoved, {
    unitId: unit.id,
    fromParentId: unit.parentId,
    toParentId: parent?.id ?? null,
  })
}
