import { commonErrors } from '@lyceum/contract/kit'
import { isGrade, isPosition, pathOf, reachOf, reaches } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'

type Post = { readonly unitId: string; readonly positionId: string; readonly gradeId: string | null }

/** A job is given within reach only; without a job, the person is within reach of the whole site only. */
export async function refuseBeyondReach(ctx: Ctx, post: Post | null): Promise<void> {
  const reach = await reachOf(ctx, 'people.manage')
  if (!post) return reach.kind === 'site' ? undefined : fail(commonErrors.NOT_FOUND)
  const path = await pathOf(ctx.db, post.unitId)
  if (!path || !reaches(reach, path)) fail(commonErrors.NOT_FOUND)
  if (!(await isPosition(ctx.db, post.positionId))) fail(commonErrors.NOT_FOUND)
  if (post.gradeId && !(await isGrade(ctx.db, post.gradeId))) fail(commonErrors.NOT_FOUND)
}
