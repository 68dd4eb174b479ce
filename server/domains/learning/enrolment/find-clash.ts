import { type Offer, timesOf } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { runningCourses } from './store.ts'

/** Kinds with attendance; self-study has no fixed hour. */
const attended = ['CLASSROOM', 'OFF_EXAM_COURSE']

/** The title of a running course that takes place at the same time. */
export async function clashAmong(ctx: Ctx, offer: Offer): Promise<string | undefined> {
  if (!attended.includes(offer.kind) || !offer.studyFrom || !offer.studyUntil) return undefined
  const { studyFrom, studyUntil } = offer
  const running = await timesOf(ctx.db, await runningCourses(ctx.db, ctx.actor.id))
  return running.find(
    (other) =>
      other.id !== offer.id &&
      attended.includes(other.kind) &&
      other.studyFrom !== null &&
      other.studyUntil !== null &&
      other.studyFrom < studyUntil &&
      studyFrom < other.studyUntil,
  )?.title
}
