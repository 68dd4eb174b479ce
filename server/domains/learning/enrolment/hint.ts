import type { Ctx } from '#platform/ctx'
import { notify } from '#platform/realtime'

/** Open pages of this person look again at where they stand. */
export function hintAt(ctx: Ctx, accountId: string): void {
  ctx.afterCommit(async () => notify(ctx, accountId, { name: 'enrolment', data: {} }))
}
