import { type Offer, offerOf } from '#domains/course'
import { enrolled, unenrolled } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { countLearners } from '../enrolment/begin-course.ts'
import { insertPlaces } from '../enrolment/places-store.ts'
import { freeSeat } from '../enrolment/free-seats.ts'
import { lockSeats, updateEnrolment, updateSeats } from '../enrolment/store.ts'
import { dutyElsewhere } from './duty-store.ts'
import { hastenRunning, untouchedPlaces, withoutPlace } from './places-store.ts'

/**
 * Enrols people with a duty and no enrolment, oldest duty first. A rule ignores windows, approval and prerequisites, as
 * the organisation demands it. Only the quota applies: without a place the duty stays and is tried again.
 */
export async function admitAll(ctx: Ctx, offer: Offer, most: number): Promise<number> {
  const seats = await lockSeats(ctx.db, offer.id)
  const free = offer.quota === null ? most : Math.min(most, offer.quota - seats.taken)
  await hastenRunning(ctx.db, offer.id)
  const people = free > 0 ? await withoutPlace(ctx.db, offer.id, free) : []
  if (people.length === 0) return 0
  const { id: courseId, versionId } = offer
  const rows = await insertPlaces(ctx.db, { source: 'rule', courseId, versionId, people, at: ctx.now })
  await updateSeats(ctx.db, offer.id, { ...seats, taken: seats.taken + rows.length })
  await countLearners(ctx, courseId, { rounds: rows, step: 1 })
  for (const { id, accountId } of rows) await ctx.publish(enrolled, { enrolmentId: id, courseId, accountId })
  return rows.length
}

/** Removes untouched enrolments given by a rule; their places go to the waiting list. */
export async function letGoAll(ctx: Ctx, courseId: string, accountIds: readonly string[]): Promise<void> {
  const boundElsewhere = await dutyElsewhere(ctx.db, courseId, accountIds)
  const free = accountIds.filter((accountId) => !boundElsewhere.has(accountId))
  if (free.length === 0) return
  const seats = await lockSeats(ctx.db, courseId)
  const rows = await untouchedPlaces(ctx.db, courseId, free)
  // Nobody moves up in an unpublished course.
  const offer = await offerOf(ctx.db, courseId)
  if (!offer) await updateSeats(ctx.db, courseId, { ...seats, taken: seats.taken - rows.length })
  await countLearners(ctx, courseId, { rounds: rows, step: -1 })
  for (const { id, accountId } of rows) {
    await updateEnrolment(ctx.db, id, { status: 'CANCELLED', holdsSeat: false, endedAt: ctx.now })
    if (offer) await freeSeat(ctx, offer)
    await ctx.publish(unenrolled, { enrolmentId: id, courseId, accountId })
  }
}
