import { absentManagers, decidesAs } from '#domains/learning'
import { managerOf, personWithin, reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { countToDecide, type Seat } from './queries.ts'
import type { LeaveRequest } from './store.ts'

const administer = 'leave.decide'

export async function seatOf(ctx: Ctx): Promise<Seat> {
  const accountId = ctx.actor.id
  const absent = await absentManagers(ctx.db, accountId, ctx.now)
  return {
    accountId,
    desks: [accountId, ...absent.map(({ managerId }) => managerId)],
    reach: ctx.actor.permissions.has(administer) ? await reachOf(ctx, administer) : undefined,
  }
}

/** How many requests for leave wait for me. */
export const waitingForMe = async (ctx: Ctx): Promise<number> => countToDecide(ctx.db, await seatOf(ctx))

/**
 * B-226: in whose place I decide a request; undefined: it is not mine to decide. The manager is the one of this moment,
 * as at the desk of enrolments; who administers leave decides where there is none.
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
