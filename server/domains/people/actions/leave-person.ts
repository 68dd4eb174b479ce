import { identityErrors } from '@lyceum/contract/identity'
import type { Input, Result } from '@lyceum/contract/kit'
import { type leavePerson as contract, peopleErrors } from '@lyceum/contract/people'
import { closeAccount } from '#domains/identity'
import { endJobs } from '#domains/org'
import { personLeft } from '#events/people'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { dayOf } from '../site-day.ts'
import { personToManage } from '../person/find-manageable-person.ts'
import { endDeparture, insertDeparture, openDeparture } from '../person/store.ts'

/** A person leaves: at once, on a future day, or the departure is cancelled. */
export async function leavePerson(
  ctx: Ctx,
  { id, leavesOn, reason }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const { state } = await personToManage(ctx, id)
  if (id === ctx.actor.id) fail(peopleErrors.ACT_ON_ONESELF)
  if (state === 'left' || state === 'pending') return fail(identityErrors.ACCOUNT_ACT_IMPOSSIBLE)
  const before = await openDeparture(ctx.db, id)
  await endDeparture(ctx.db, id, ctx.now)
  const after = leavesOn === null ? state : await leave(ctx, { accountId: id, leavesOn, reason, state })
  await ctx.audit({
    action: leavesOn === null ? 'people.stay' : 'people.leave',
    object: `identity.account:${id}`,
    before: { state, leavesOn: before?.leavesOn ?? null },
    after: { state: after, leavesOn, reason },
  })
  return { state: after }
}

type Leaving = Omit<Decision, 'isDue'> & { readonly state: 'active' | 'suspended' }

async function leave(ctx: Ctx, { state, ...leaving }: Leaving) {
  const isDue = leaving.leavesOn <= dayOf(ctx)
  await decide(ctx, { ...leaving, isDue })
  if (!isDue) return state
  await depart(ctx, leaving.accountId, leaving.leavesOn)
  return 'left' as const
}

type Decision = {
  readonly accountId: string
  readonly leavesOn: string
  readonly reason: string
  readonly isDue: boolean
}

async function decide(ctx: Ctx, { isDue, ...decision }: Decision): Promise<void> {
  await insertDeparture(ctx.db, {
    ...decision,
    decidedBy: ctx.actor.id,
    decidedAt: ctx.now,
    doneAt: isDue ? ctx.now : null,
  })
}

/** The departure itself: access is closed, jobs end, and an event is published. Returns the state before. */
export async function depart(ctx: Ctx, accountId: string, leavesOn: string): Promise<'active' | 'suspended'> {
  const before = await closeAccount(ctx, accountId)
  await endJobs(ctx, accountId, leavesOn)
  await ctx.publish(personLeft, { accountId, leftOn: leavesOn })
  return before
}
