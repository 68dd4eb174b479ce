import { timesOf } from '#domains/course'
import { send } from '#domains/message'
import { enrolled } from '#events/learning'
import { dayOf } from '#platform/time/days'
import { on } from '#platform/domain'
import { enrolmentById } from '../progress/enrolment-state-store.ts'
import { admittedNotice, examNotice, placeNotice, requiredNotice } from './notices.ts'
import { placeNews } from './place-rules.ts'

/** Notifies people who got a place without simply enrolling themselves. */
export const notifyPlace = on(enrolled, 'tellPlace', async (ctx, { enrolmentId, courseId, accountId }) => {
  const enrolment = await enrolmentById(ctx.db, enrolmentId)
  const [course] = await timesOf(ctx.db, [courseId])
  const news = enrolment && placeNews(enrolment)
  if (!news || !course) return
  const isExam = course.kind === 'EXAM_COURSE'
  const message = {
    accountIds: [accountId],
    object: `enrolment:${enrolmentId}`,
    filling: { course: course.title },
    link: `/course/detail?itmId=${courseId}`,
    isExam,
  }
  if (news === 'required') {
    const due = lastDay(enrolment.dueAt ?? ctx.now, ctx.site.zone)
    await send(ctx, requiredNotice, { ...message, filling: { course: course.title, due } })
  } else await send(ctx, noticeOf(news, isExam), message)
})

function noticeOf(news: 'admitted' | 'given', isExam: boolean) {
  if (news === 'admitted') return admittedNotice
  return isExam ? examNotice : placeNotice
}

/** A due time at midnight belongs to the day before. */
const lastDay = (dueAt: Date, zone: string) => dayOf(new Date(dueAt.getTime() - 1), zone)
