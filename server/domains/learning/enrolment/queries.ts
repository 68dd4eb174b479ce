import type * as contract from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { offerOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { on } from '../tables.ts'
import { approvalsOf } from './approval-store.ts'
import { currentEnrolment, placeInQueue } from './store.ts'

export async function getEnrolmentSetting(
  ctx: Ctx,
  { itmId }: Input<typeof contract.getEnrolmentSetting>,
): Promise<Result<typeof contract.getEnrolmentSetting>> {
  const offer = (await offerOf(ctx.db, itmId)) ?? fail(commonErrors.NOT_FOUND)
  const seats = await on(ctx.db)
    .selectFrom('learning.seat')
    .select(['taken', 'waiting'])
    .where('courseId', '=', itmId)
    .executeTakeFirst()
  return {
    itmId,
    applyFrom: offer.applyFrom?.toISOString() ?? null,
    applyUntil: offer.applyUntil?.toISOString() ?? null,
    quota: offer.quota,
    taken: seats?.taken ?? 0,
    queueLimit: offer.queueLimit,
    waiting: seats?.waiting ?? 0,
    approval: offer.approval,
    needsFormImage: offer.needsFormImage,
  }
}

export async function getMyEnrolment(
  ctx: Ctx,
  { itmId }: Input<typeof contract.getMyEnrolment>,
): Promise<Result<typeof contract.getMyEnrolment>> {
  const offer = (await offerOf(ctx.db, itmId)) ?? fail(commonErrors.NOT_FOUND)
  const current = await currentEnrolment(ctx.db, offer.id, ctx.actor.id)
  if (!current)
    return {
      itmId,
      appId: null,
      appStatus: 'NOT_ENROLLED',
      round: 0,
      queuePlace: null,
      dueAt: null,
      approvals: [],
    }
  const { id, status, round, queueNumber, dueAt } = current
  return {
    itmId,
    appId: id,
    appStatus: status,
    round,
    queuePlace: queueNumber === null ? null : await placeInQueue(ctx.db, itmId, queueNumber),
    dueAt: dueAt?.toISOString() ?? null,
    approvals: await shownApprovals(ctx.db, id),
  }
}

/** The current approver, or who decided and on whose behalf. */
async function shownApprovals(db: Db, enrolmentId: string) {
  const approvals = await approvalsOf(db, enrolmentId)
  const people = approvals.flatMap(({ approverId, decidedBy, onBehalfOf }) => [
    approverId,
    decidedBy,
    onBehalfOf,
  ])
  const names = await accountNames(db, [...new Set(people.filter((id) => id !== null))])
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''))
  return approvals.map(({ step, kind, state, approverId, decidedBy, onBehalfOf, opinion, decidedAt }) => ({
    step,
    kind,
    state,
    opinion,
    approver: nameOf(state === 'withdrawn' ? approverId : (decidedBy ?? approverId)),
    onBehalfOf: nameOf(onBehalfOf),
    decidedAt: decidedAt?.toISOString() ?? null,
  }))
}
