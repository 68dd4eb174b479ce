import type * as contract from '@lyceum/contract/learning'
import { learningErrors } from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { enrol } from '../enrolment/enrol.ts'
import { currentEnrolment } from '../enrolment/store.ts'
import { isIn } from '../enrolment/open-course.ts'
import { answerInvitation, countWaiting, courseInvitedTo, invitationPage } from './store.ts'

export async function listInvitations(
  ctx: Ctx,
  { pageNo, pageSize }: Input<typeof contract.listInvitations>,
): Promise<Result<typeof contract.listInvitations>> {
  const page = { skip: (pageNo - 1) * pageSize, most: pageSize }
  const { rows, total } = await invitationPage(ctx.db, ctx.actor.id, page)
  const names = await accountNames(ctx.db, [...new Set(rows.map(({ recommendedBy }) => recommendedBy))])
  const titles = await titlesOf(
    ctx.db,
    rows.map(({ courseId }) => courseId),
  )
  return {
    pageNo,
    pageSize,
    total,
    records: rows.map(({ id, courseId, recommendedBy, note, at, state }) => ({
      id,
      itmId: courseId,
      title: titles.get(courseId) ?? '',
      usrEntId: recommendedBy,
      name: names.get(recommendedBy) ?? '',
      note,
      at: at.toISOString(),
      state,
    })),
  }
}

/** accepting enrols by the usual rules; if they reject, the invitation stays unanswered. */
export async function replyInvitation(
  ctx: Ctx,
  { id, isAccepted }: Input<typeof contract.replyInvitation>,
): Promise<Result<typeof contract.replyInvitation>> {
  const itmId = (await courseInvitedTo(ctx.db, ctx.actor.id, id)) ?? fail(commonErrors.NOT_FOUND)
  const state = isAccepted ? 'accepted' : 'declined'
  if (!(await answerInvitation(ctx.db, id, { answer: state, answeredAt: ctx.now })))
    fail(learningErrors.INVITATION_ANSWERED)
  return { id, state, appStatus: isAccepted ? await entered(ctx, itmId) : null }
}

async function entered(ctx: Ctx, itmId: string) {
  const current = await currentEnrolment(ctx.db, itmId, ctx.actor.id)
  if (current && isIn(current)) return current.status
  return (await enrol(ctx, { itmId, formFileId: null })).appStatus
}

/** The number of invitations waiting for my answer. */
export const invitationsWaiting = (ctx: Ctx): Promise<number> => countWaiting(ctx.db, ctx.actor.id)
