import { type Offer, offerOf } from '#domains/course'
import { enrolled, unenrolled } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { countLearners } from '../enrolment/begin.ts'
import { insertPlaces } from '../enrolment/places-store.ts'
import { freeSeat } from '../enrolment/seats.ts'
import { lockSeats, updateEnrolment, updateSeats } from '../enrolment/store.ts'
import { heldElsewhere } from './duty-store.ts'
import { hastenRunning, untouchedPlaces, withoutPlace } from './places-store.ts'

/**
 * Gives a place to whoever has a duty and no enrolment, the oldest duty first. A rule asks for no window, approval or
 * prerequisite: the organisation wants it so. Only a quota holds: whoever finds no place keeps the duty and is tried again.
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
  for (const { id, accountId } of rows) await ctx.tell(enrolled, { enrolmentId: id, courseId, accountId })
  return rows.length
}

/** Takes back what a rule gave and nobody has touched; places go to whoever waits. */
export async function letGoAll(ctx: Ctx, courseId: string, accountIds: readonly string[]): Promise<void> {
  const held = await heldElsewhere(ctx.db, courseId, accountIds)
  const free = accountIds.filter((accountId) => !held.has(accountId))
  if (free.length === 0) return
  const seats = await lockSeats(ctx.db, courseId)
  const rows = await untouchedPlaces(ctx.db, courseId, free)
  // Of a course that is off the shelf nobody who waits moves up.
  const offer = await offerOf(ctx.db, courseId)
  if (!offer) await updateSeats(ctx.db, courseId, { ...seats, taken: seats.taken - rows.length })
  await countLearners(ctx, courseId, { rounds: rows, step: -1 })
  for (const { id, accountId } of rows) {
    await updateEnrolment(ctx.db, id, { status: 'CANCELLED', holdsSeat: false, endedAt: ctx.now })
    if (offer) await freeSeat(ctx, offer)
    await ctx.tell(unenrolled, { enrolmentId: id, courseId, accountId })
  }
}
