import { orgErrors } from '@lyceum/contract/org'
import { jobChanged } from '#events/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { lockTree } from '../tree/store.ts'
import { refuseCircles } from './check-reporting-lines.ts'
import { dropLine, namedManagerOf, putLine } from './store.ts'

type NewLine = { readonly accountId: string; readonly managerId: string | null }

/**
 * Names a person's manager, or leaves it to the tree again. The calling domain checks whether this is allowed and
 * whether both people exist; it also audits the action.
 */
export function setLine(ctx: Ctx, { accountId, managerId }: NewLine): Promise<void> {
  return ctx.transaction(async (ctx) => {
    if (accountId === managerId) fail(orgErrors.LINE_CIRCLE)
    await lockTree(ctx.db)
    if ((await namedManagerOf(ctx.db, accountId)) === (managerId ?? undefined)) return
    if (managerId === null) await dropLine(ctx.db, accountId)
    else await putLine(ctx.db, { accountId, managerId, setBy: ctx.actor.id, setAt: ctx.now })
    await refuseCircles(ctx)
    await ctx.publish(jobChanged, { accountId })
  })
}
