import { absentManagers } from '#domains/learning'
import { managerOf, personWithin, reachOf } from '#domains/org'
import { decidesAs } from '#platform/approval'
import type { Ctx } from '#platform/ctx'
import { countToDecide, type Seat } from './queries.ts'
import type { LeaveRequest } from './store.ts'

const administer = 'leave.decide'

export async function seatOf(ctx: Ctx): Promise<Seat> {
  const accountId = ctx.actor.id
  const absent = await absentManagers(ctx.db, accountId, ctx.now)
  return {
    accountId,
    approverIds: [accountId, ...absent.map(({ managerId }) => managerId)],
    reach: ctx.actor.permissions.has(administer) ? await reachOf(ctx, administer) : undefined,
  }
}

/** The number of leave requests waiting for me. */
export const waitingForMe = async (ctx: Ctx): Promise<number> => countToDecide(ctx.db, await seatOf(ctx))

/**
 * B-226: on whose behalf I decide a request; undefined: I may not decide it. The current manager counts, as for enrolment
 * approvals; without one the leave administrators decide.
 */
export async function placeFor(ctx: Ctx, request: LeaveRequest): Promise<string | undefined> {
  const { accountId, escalatedTo, escalatedAt } = request
  const absent = await absentManagers(ctx.db, ctx.actor.id, ctx.now)
  return decidesAs(
    {
      kind: 'manager',
      requesterId: accountId,
      managerId: await managerOf(ctx.db, accountId),
      isEscalated: escalatedAt !== null,
      escalatedTo,
    },
    {
      id: ctx.actor.id,
      standsInFor: new Set(absent.map(({ managerId }) => managerId)),
      mayAdminister:
        ctx.actor.permissions.has(administer) && (await personWithin(ctx, administer, accountId)),
    },
  )
}
