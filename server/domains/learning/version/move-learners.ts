import {
  learnerErrors,
  type moveLearners as Move,
  type undoVersionMove as Undo,
  versionErrors,
} from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { courseToAuthor, versionsOf } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { bulkLimit, undoDays } from '../learner/bulk/rules.ts'
import { insertMove, isMoving, lockMove, moveById, updateMove } from './move-store.ts'
import { countInProgress } from './people-queries.ts'
import { moving } from './tickets.ts'

/** Records the move and enqueues it; people who begin meanwhile get the newest version anyway. */
export async function moveLearners(
  ctx: Ctx,
  { id: courseId, from, to, confirmed }: Input<typeof Move>,
): Promise<Result<typeof Move>> {
  await courseToAuthor(ctx, 'course.publish', courseId)
  const [newest, ...older] = await versionsOf(ctx.db, courseId)
  if (newest?.number !== to) fail(versionErrors.VERSION_NOT_NEWEST, { number: to })
  if (await isMoving(ctx.db, courseId)) fail(versionErrors.VERSION_MOVE_RUNNING)
  const chosen = older.filter(({ number }) => from.includes(number))
  const versionIds = chosen.map(({ id }) => id)
  const people = chosen.length === 0 ? 0 : await countInProgress(ctx.db, { courseId, versionIds })
  if (people === 0) fail(versionErrors.NOBODY_TO_MOVE)
  if (people > bulkLimit && confirmed !== people) fail(learnerErrors.BULK_NEEDS_CONFIRMING, { count: people })
  const moveId = await insertMove(ctx.db, {
    courseId,
    toVersionId: newest.id,
    fromVersionIds: versionIds,
    byId: ctx.actor.id,
    at: ctx.now,
  })
  await ctx.audit({
    action: 'learning.version.move',
    object: `course.course:${courseId}`,
    before: { versions: chosen.map(({ number }) => number) },
    after: { version: to, moveId, people },
  })
  await ctx.enqueue(moving, { moveId })
  return { moveId, people }
}

/** Undoes a move for people still in progress; what was completed under it stays completed. */
export async function undoVersionMove(ctx: Ctx, { id }: Input<typeof Undo>): Promise<Result<typeof Undo>> {
  const { courseId } = (await moveById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await courseToAuthor(ctx, 'course.publish', courseId)
  const move = (await lockMove(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (move.state === 'undone') fail(learnerErrors.BULK_UNDONE)
  if (ctx.now.getTime() - move.at.getTime() > undoDays * 86_400_000) fail(learnerErrors.BULK_TOO_OLD)
  if (await isMoving(ctx.db, courseId)) fail(versionErrors.VERSION_MOVE_RUNNING)
  await updateMove(ctx.db, id, { state: 'undoing' })
  await ctx.audit({
    action: 'learning.version.undo',
    object: `course.course:${courseId}`,
    after: { moveId: id },
  })
  await ctx.enqueue(moving, { moveId: id })
  return { id }
}
