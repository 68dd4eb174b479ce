import { type decideApproval as contract, learningErrors } from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { offerOf, type Offer } from '#domains/course'
import { managerOf } from '#domains/org'
import { enrolmentDeclined } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { absentManagers } from '../manager/desk-store.ts'
import { decidesAs } from '../manager/rules.ts'
import { approvalById, closeApproval } from './approval-store.ts'
import { askNext } from './ask-approval.ts'
import { begin } from './begin.ts'
import { hintAt } from './hint.ts'
import { freeSeat } from './seats.ts'
import { lockSeats, updateEnrolment } from './store.ts'

/**
 * B-225: whoever is asked decides, once, or who stands in for them; both names are kept. A request that is not asked of
 * somebody is not there for them.
 */
export async function decideApproval(
  ctx: Ctx,
  { id, isApproved, opinion }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const approval = (await approvalById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const decider = (await placeOf(ctx, approval)) ?? fail(commonErrors.NOT_FOUND)
  const offer = (await offerOf(ctx.db, approval.courseId)) ?? fail(commonErrors.NOT_FOUND)
  // In the same order as everyone who enrols or leaves: first the places, then the request.
  await lockSeats(ctx.db, approval.courseId)
  const state = isApproved ? 'approved' : 'declined'
  const onBehalfOf = decider === ctx.actor.id ? null : decider
  const decision = { state, opinion, decidedBy: ctx.actor.id, onBehalfOf, decidedAt: ctx.now } as const
  if (!(await closeApproval(ctx.db, id, decision))) fail(learningErrors.APPROVAL_DECIDED)
  await (isApproved ? goOn(ctx, approval, offer) : decline(ctx, approval, offer))
  return { id, state }
}

type Approval = NonNullable<Awaited<ReturnType<typeof approvalById>>>

/** In whose place this person decides: the manager of this moment is asked, not the one of the day of the request. */
async function placeOf(ctx: Ctx, approval: Approval): Promise<string | undefined> {
  const { kind, accountId, escalatedTo, escalatedAt } = approval
  const absent = await absentManagers(ctx.db, ctx.actor.id, ctx.now)
  return decidesAs(
    {
      kind,
      requesterId: accountId,
      managerId: kind === 'manager' ? await managerOf(ctx.db, accountId) : undefined,
      isEscalated: escalatedAt !== null,
      escalatedTo,
    },
    {
      id: ctx.actor.id,
      standsInFor: new Set(absent.map(({ managerId }) => managerId)),
      mayAdminister: ctx.actor.permissions.has('learning.decide'),
    },
  )
}

async function goOn(ctx: Ctx, { enrolmentId, accountId, step }: Approval, offer: Offer): Promise<void> {
  if (await askNext(ctx, { enrolmentId, accountId, offer, step: step + 1 })) return
  await begin(ctx, offer, { enrolmentId, accountId })
}

async function decline(
  ctx: Ctx,
  { enrolmentId, accountId, courseId }: Approval,
  offer: Offer,
): Promise<void> {
  await updateEnrolment(ctx.db, enrolmentId, { status: 'REJECTED', holdsSeat: false, endedAt: ctx.now })
  await freeSeat(ctx, offer)
  await ctx.tell(enrolmentDeclined, { enrolmentId, courseId, accountId })
  hintAt(ctx, accountId)
}
