import type { Offer } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { askNext } from './ask-approval.ts'
import { begin } from './begin-course.ts'
import { hintAt } from './refresh-pages.ts'
import { firstInQueue, lockSeats, updateEnrolment, updateSeats } from './store.ts'

/** The caller has changed the enrolment that had a place; this updates the counters and moves up the waiting list. */
export async function freeSeat(ctx: Ctx, offer: Offer): Promise<void> {
  const seats = await lockSeats(ctx.db, offer.id)
  await fill(ctx, offer, { ...seats, taken: seats.taken - 1 })
}

/** For the cron job: a raised quota gives places to the waiting list. */
export async function fillSeats(ctx: Ctx, offer: Offer): Promise<void> {
  await fill(ctx, offer, await lockSeats(ctx.db, offer.id))
}

type Seats = Awaited<ReturnType<typeof lockSeats>>

/** Gives free places to the waiting list, longest waiting first, until there is no place or nobody left (INV-L02). */
async function fill(ctx: Ctx, offer: Offer, seats: Seats): Promise<void> {
  let { taken, waiting } = seats
  while (offer.quota === null || taken < offer.quota) {
    const next = await firstInQueue(ctx.db, offer.id)
    if (!next) break
    await moveUp(ctx, offer, { enrolmentId: next.id, accountId: next.accountId })
    taken += 1
    waiting -= 1
  }
  await updateSeats(ctx.db, offer.id, { taken, waiting, lastNumber: seats.lastNumber })
}

async function moveUp(
  ctx: Ctx,
  offer: Offer,
  next: { enrolmentId: string; accountId: string },
): Promise<void> {
  if (offer.approval === 'none') return begin(ctx, offer, next)
  await updateEnrolment(ctx.db, next.enrolmentId, { status: 'PENDING', holdsSeat: true, queueNumber: null })
  await askNext(ctx, { ...next, offer, step: 1 })
  hintAt(ctx, next.accountId)
}
