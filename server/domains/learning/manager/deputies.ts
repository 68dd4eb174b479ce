import type * as contract from '@lyceum/contract/learning'
import { learningErrors } from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { accountCards, accountNames } from '#domains/identity'
import { countSubordinates } from '#domains/org'
import { setting } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { pendingCounts } from './approval-queries.ts'
import { absentManagers, deputyOf, dropDeputy, putDeputy } from './deputy-store.ts'
import { isFitAbsence } from './rules.ts'

/** Passes only for the caller's own approvals, or those of a manager they represent now; any other is not found. */
export async function sitAt(ctx: Ctx, approverId: string): Promise<void> {
  if (approverId === ctx.actor.id) return
  const absent = await absentManagers(ctx.db, ctx.actor.id, ctx.now)
  if (!absent.some(({ managerId }) => managerId === approverId)) fail(commonErrors.NOT_FOUND)
}

export async function listApprovalInboxes(ctx: Ctx): Promise<Result<typeof contract.listApprovalInboxes>> {
  const absent = await absentManagers(ctx.db, ctx.actor.id, ctx.now)
  const deputy = await deputyOf(ctx.db, ctx.actor.id, ctx.now)
  const approverIds = [ctx.actor.id, ...absent.map(({ managerId }) => managerId)]
  const pending = await pendingCounts(ctx.db, approverIds)
  const names = await accountNames(ctx.db, [...approverIds, ...(deputy ? [deputy.deputyId] : [])])
  const until = new Map(absent.map(({ managerId, untilAt }) => [managerId, untilAt.toISOString()]))
  return {
    desks: approverIds.map((id) => ({
      id,
      name: names.get(id) ?? '',
      isOwn: id === ctx.actor.id,
      pending: pending.get(id) ?? 0,
      until: until.get(id) ?? null,
    })),
    deputy: deputy
      ? {
          id: deputy.deputyId,
          name: names.get(deputy.deputyId) ?? '',
          from: deputy.fromAt.toISOString(),
          until: deputy.untilAt.toISOString(),
        }
      : null,
    escalateDays: await setting(ctx, 'approval.escalateDays'),
  }
}

/** Names the deputy during an absence. It grants power to another person, so it is audited. */
export async function nameDeputy(
  ctx: Ctx,
  { deputyId, from, until }: Input<typeof contract.nameDeputy>,
): Promise<Result<typeof contract.nameDeputy>> {
  const [card] = await accountCards(ctx.db, [deputyId])
  if (!card || card.state !== 'active' || card.isExternal) return fail(commonErrors.NOT_FOUND)
  const managerId = ctx.actor.id
  if (deputyId === managerId) fail(learningErrors.DEPUTY_IS_SELF)
  const absence = { from: new Date(from), until: new Date(until) }
  if (!isFitAbsence(absence, ctx.now)) fail(learningErrors.DEPUTY_PERIOD)
  if ((await countSubordinates(ctx.db, managerId)).count === 0) fail(learningErrors.NO_SUBORDINATES)
  const before = await deputyOf(ctx.db, managerId, ctx.now)
  await putDeputy(ctx.db, { managerId, deputyId, fromAt: absence.from, untilAt: absence.until })
  await ctx.audit({
    action: 'learning.deputy.name',
    object: `identity.account:${managerId}`,
    before,
    after: { deputyId, from, until },
  })
  return { id: deputyId, name: card.name, from, until }
}

export async function endDeputy(ctx: Ctx): Promise<Result<typeof contract.endDeputy>> {
  const before = await deputyOf(ctx.db, ctx.actor.id, ctx.now)
  const wasNamed = await dropDeputy(ctx.db, ctx.actor.id)
  if (wasNamed)
    await ctx.audit({
      action: 'learning.deputy.end',
      object: `identity.account:${ctx.actor.id}`,
      before,
    })
  return { wasNamed }
}

/** The number of requests waiting for me, as approver and as deputy. */
export async function countMyPending(ctx: Ctx): Promise<number> {
  const pending = await pendingCounts(ctx.db, await approverIdsOf(ctx))
  return [...pending.values()].reduce((sum, count) => sum + count, 0)
}

/** The caller, and the managers they represent now. */
export async function approverIdsOf(ctx: Ctx): Promise<readonly string[]> {
  const absent = await absentManagers(ctx.db, ctx.actor.id, ctx.now)
  return [ctx.actor.id, ...absent.map(({ managerId }) => managerId)]
}
