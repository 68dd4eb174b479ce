import { commonErrors } from '@lyceum/contract/kit'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'

/** Whose honours: one's own, or those of somebody of this site. */
export async function whom(ctx: Ctx, userId: string | undefined): Promise<string> {
  if (userId === undefined || userId === ctx.actor.id) return ctx.actor.id
  const names = await accountNames(ctx.db, [userId])
  return names.has(userId) ? userId : fail(commonErrors.NOT_FOUND)
}
