import { timesOf, titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { send } from '#domains/message'
import { courseCompleted, courseFailed, courseRecommended, enrolmentDeclined } from '#events/learning'
import { giftGiven } from '#events/points'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/notices'
import { on } from '#platform/room'
import { tellTalk } from './course-talk.ts'
import { completedNotice, declinedNotice, failedNotice, giftNotice, recommendedNotice } from './notices.ts'
import { tellPlace } from './place.ts'
import { tellProposed } from './proposal.ts'

type Whose = { readonly enrolmentId: string; readonly courseId: string; readonly accountId: string }

/** What somebody hears of their courses, and of what is said about them. */
export const messageReactions = [
  tellPlace,
  tellProposed,
  tellTalk,
  on(enrolmentDeclined, 'tellDeclined', (ctx, whose) => tellOf(ctx, declinedNotice, whose)),
  on(courseCompleted, 'tellCompleted', (ctx, whose) => tellEnd(ctx, completedNotice, whose)),
  on(courseFailed, 'tellFailed', (ctx, whose) => tellEnd(ctx, failedNotice, whose)),
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

/** Of an exam its paper is told of, and no outcome: when that may be seen is for the exam to say. */
async function tellEnd(ctx: Ctx, template: NoticeTemplate<'course'>, whose: Whose): Promise<void> {
  const [course] = await timesOf(ctx.db, [whose.courseId])
  if (course?.kind !== 'EXAM_COURSE') await tellOf(ctx, template, whose)
}

async function tellOf(
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
