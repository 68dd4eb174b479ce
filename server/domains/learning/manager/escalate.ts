import { managerOf } from '#domains/org'
import { setting } from '#domains/site'
import { approvalEscalated } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { hintAt } from '../enrolment/hint.ts'
import { escalateApproval, moveApproval, waitingWithManagers } from './approval-store.ts'
import { daysBefore } from './rules.ts'

const most = 500

/** A request lies with whoever is the manager now: when people move, it moves along. */
export async function followManagers(ctx: Ctx, accountId?: string): Promise<number> {
  const waiting = await waitingWithManagers(ctx.db, { most, ...(accountId ? { accountId } : {}) })
  let moved = 0
  for (const { id, approverId, accountId } of waiting) {
    const manager = await managerOf(ctx.db, accountId)
    if (manager === (approverId ?? undefined)) continue
    if (!(await moveApproval(ctx.db, id, manager ?? null))) continue
    moved += 1
    if (manager !== undefined) hintAt(ctx, manager)
  }
  return moved
}

/** What a manager let lie goes to the manager above as well; both are told. */
export async function escalateOld(ctx: Ctx): Promise<number> {
  const days = await setting(ctx, 'approval.escalateDays')
  if (days === 0) return 0
  const old = await waitingWithManagers(ctx.db, { most, askedBefore: daysBefore(ctx.now, days) })
  let handedUp = 0
  for (const { id, approverId, accountId } of old) {
    const fromId = approverId ?? ''
    const above = fromId === '' ? undefined : await managerOf(ctx.db, fromId)
    // Nobody is asked about their own request, however high it climbs.
    const to = above === accountId ? null : (above ?? null)
    if (!(await escalateApproval(ctx.db, id, { to, at: ctx.now }))) continue
    await ctx.tell(approvalEscalated, { approvalId: id, accountId, fromId, toId: to })
    for (const told of [fromId, to]) if (told) hintAt(ctx, told)
    handedUp += 1
  }
  return handedUp
}
