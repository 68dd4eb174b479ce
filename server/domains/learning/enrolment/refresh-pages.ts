import type { Ctx } from '#platform/ctx'
import { notify } from '#platform/realtime'

/** Tells this person's open pages to refresh their enrolment status. */
export function hintAt(ctx: Ctx, accountId: string): void {
  ctx.afterCommit(async () => notify(ctx, accountId, { name: 'enrolment', data: {} }))
}
