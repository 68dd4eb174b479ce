import { timesOf, titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { send } from '#domains/message'
import { courseCompleted, courseFailed, courseRecommended, enrolmentDeclined } from '#events/learning'
import { giftGiven } from '#events/points'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/domain/notices'
import { on } from '#platform/domain'
import { notifyComment } from './notify-comments.ts'
import { completedNotice, declinedNotice, failedNotice, giftNotice, recommendedNotice } from './notices.ts'
import { notifyPlace } from './notify-place.ts'
import { notifyProposed } from './notify-proposal.ts'

type Whose = { readonly enrolmentId: string; readonly courseId: string; readonly accountId: string }

/** Notifications to learners about their courses and comments. */
export const messageHandlers = [
  notifyPlace,
  notifyProposed,
  notifyComment,
  on(enrolmentDeclined, 'tellDeclined', (ctx, whose) => notifyLearner(ctx, declinedNotice, whose)),
  on(courseCompleted, 'tellCompleted', (ctx, whose) => notifyEnd(ctx, completedNotice, whose)),
  on(courseFailed, 'tellFailed', (ctx, whose) => notifyEnd(ctx, failedNotice, whose)),
  on(courseRecommended, 'tellRecommended', async (ctx, { courseId, recommendedBy, accountIds }) => {
    const names = await accountNames(ctx.db, [recommendedBy])
    const course = (await titlesOf(ctx.db, [courseId])).get(courseId)
    if (course === undefined) return
    await send(ctx, recommendedNotice, {
      accountIds,
      object: `course:${courseId}:${recommendedBy}`,
      filling: { course, by: names.get(recommendedBy) ?? '' },
      link: `/course/detail?itmId=${courseId}`,
    })
  }),
  on(giftGiven, 'tellGift', async (ctx, { kind, targetId, object, accountId, receiverId, price }) => {
    if (kind !== 'course') return
    const course = (await titlesOf(ctx.db, [targetId])).get(targetId)
    if (course === undefined) return
    const by = (await accountNames(ctx.db, [accountId])).get(accountId) ?? ''
    await send(ctx, giftNotice, {
      accountIds: [receiverId],
      object,
      filling: { course, by, price },
      link: '/personal/integral',
    })
  }),
]

/** For an exam the score message is sent instead, without the result: the exam decides when that is shown. */
async function notifyEnd(ctx: Ctx, template: NoticeTemplate<'course'>, whose: Whose): Promise<void> {
  const [course] = await timesOf(ctx.db, [whose.courseId])
  if (course?.kind !== 'EXAM_COURSE') await notifyLearner(ctx, template, whose)
}

async function notifyLearner(
  ctx: Ctx,
  template: NoticeTemplate<'course'>,
  { enrolmentId, courseId, accountId }: Whose,
): Promise<void> {
  const course = (await titlesOf(ctx.db, [courseId])).get(courseId)
  if (course === undefined) return
  await send(ctx, template, {
    accountIds: [accountId],
    object: `enrolment:${enrolmentId}`,
    filling: { course },
    link: `/course/detail?itmId=${courseId}`,
  })
}
