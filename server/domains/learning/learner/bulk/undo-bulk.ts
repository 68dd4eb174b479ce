import { learnerErrors, type undoBulk as contract } from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { type Offer, offerOf } from '#domains/course'
import { enrolled } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { countLearners } from '../../enrolment/begin-course.ts'
import { insertPlaces } from '../../enrolment/places-store.ts'
import { lockSeats, updateEnrolment, updateSeats } from '../../enrolment/store.ts'
import { undoDays } from './rules.ts'
import { lockBulk, markUndone, touchedBy } from './store.ts'
import { withdrawAll } from './withdraw-all.ts'

type Touched = Awaited<ReturnType<typeof touchedBy>>[number]

/** Undoes a recent bulk action of the caller. Enrolments changed since stay as they are. */
export async function undoBulk(ctx: Ctx, { id }: Input<typeof contract>): Promise<Result<typeof contract>> {
  const bulk = (await lockBulk(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (bulk.byId !== ctx.actor.id) fail(commonErrors.NOT_FOUND)
  if (bulk.undoneAt !== null) fail(learnerErrors.BULK_UNDONE)
  if (ctx.now.getTime() - bulk.at.getTime() > undoDays * 86_400_000) fail(learnerErrors.BULK_TOO_OLD)
  const offer = (await offerOf(ctx.db, bulk.courseId)) ?? fail(commonErrors.NOT_FOUND)
  await lockSeats(ctx.db, bulk.courseId)
  const people = await touchedBy(ctx.db, id)
  const undone = bulk.act === 'enrol' ? await takeOut(ctx, offer, people) : await putBack(ctx, offer, people)
  await markUndone(ctx.db, id, ctx.now)
  await ctx.audit({
    action: 'learning.bulk.undo',
    object: `course.course:${bulk.courseId}`,
    after: { bulkId: id, undone },
  })
  return { undone, kept: people.length - undone }
}

/** People who have begun to study stay. */
async function takeOut(ctx: Ctx, offer: Offer, people: readonly Touched[]): Promise<number> {
  const untouched = people.filter(
    ({ isCurrent, status, studiedAt }) => isCurrent && status === 'IN_PROGRESS' && studiedAt === null,
  )
  await withdrawAll(ctx, offer, untouched)
  return untouched.length
}

/** Withdrawn people who have not enrolled again get their place back, as far as there is one. */
async function putBack(ctx: Ctx, offer: Offer, people: readonly Touched[]): Promise<number> {
  const seats = await lockSeats(ctx.db, offer.id)
  const free = offer.quota === null ? people.length : Math.max(0, offer.quota - seats.taken)
  const gone = people
    .filter(({ isCurrent, status }) => isCurrent && (status === 'ABANDONED' || status === 'CANCELLED'))
    .slice(0, free)
  for (const { id } of gone.filter(({ status }) => status === 'ABANDONED'))
    await updateEnrolment(ctx.db, id, { status: 'IN_PROGRESS', holdsSeat: true })
  const cancelled = gone.filter(({ status }) => status === 'CANCELLED')
  if (cancelled.length > 0) {
    const rounds = await insertPlaces(ctx.db, {
      source: 'administrator',
      courseId: offer.id,
      versionId: offer.versionId,
      people: cancelled.map(({ accountId, round, dueAt }) => ({ accountId, round: round + 1, dueAt })),
      at: ctx.now,
    })
    await countLearners(ctx, offer.id, { rounds, step: 1 })
  }
  await updateSeats(ctx.db, offer.id, { ...seats, taken: seats.taken + gone.length })
  for (const { id, accountId } of gone)
    await ctx.publish(enrolled, { enrolmentId: id, courseId: offer.id, accountId })
  return gone.length
}
