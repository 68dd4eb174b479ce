import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { peopleErrors, type undoBulk as contract } from '@lyceum/contract/people'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isUndoable } from './rules.ts'
import { readBefore, steps } from './bulk-steps.ts'
import { lockAct, markUndone, stepsOf } from './store.ts'

/** Undoes one of one's own acts, for everyone to whom nothing else has happened since. */
export async function undoBulk(ctx: Ctx, { id }: Input<typeof contract>): Promise<Result<typeof contract>> {
  const done = (await lockAct(ctx.db, id, ctx.actor.id)) ?? fail(commonErrors.NOT_FOUND)
  if (!isUndoable(done, ctx.now)) fail(peopleErrors.BULK_OVER)
  let undone = 0
  const all = await stepsOf(ctx.db, id)
  for (const { accountId, before } of all) {
    if (!(await steps[done.act].undo(ctx, accountId, readBefore(before)))) continue
    undone += 1
    await ctx.audit({
      action: `people.${done.act}.undo`,
      object: `identity.account:${accountId}`,
      after: before,
    })
  }
  await markUndone(ctx.db, id, ctx.now)
  const result = { undone, skipped: all.length - undone }
  await ctx.audit({ action: `people.bulk.${done.act}.undo`, object: `people.bulk:${id}`, after: result })
  return result
}
