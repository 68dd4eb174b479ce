import type { Offer } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { askNext } from './ask-approval.ts'
import { begin } from './begin.ts'
import { hintAt } from './hint.ts'
import { firstInQueue, lockSeats, updateEnrolment, updateSeats } from './store.ts'

/** The caller has changed the enrolment that held a place; here the counters follow, and whoever waits moves up. */
export async function freeSeat(ctx: Ctx, offer: Offer): Promise<void> {
  const seats = await lockSeats(ctx.db, offer.id)
  await fill(ctx, offer, { ...seats, taken: seats.taken - 1 })
}

/** For the clock: a quota that was raised makes room for those who wait. */
export async function fillSeats(ctx: Ctx, offer: Offer): Promise<void> {
  await fill(ctx, offer, await lockSeats(ctx.db, offer.id))
}

type Seats = Awaited<ReturnType<typeof lockSeats>>

/** Gives free places to those who wait, the longest waiting first, until there is no place or nobody left (INV-L02). */
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
