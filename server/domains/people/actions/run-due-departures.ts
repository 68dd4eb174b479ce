import { accountCards } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { dayOf } from '../site-day.ts'
import { dueDepartures, markDeparted } from '../person/store.ts'
import { depart } from './leave-person.ts'

const atOnce = 20

/** Runs the due departures, a few per transaction: one that fails does not stop the others. */
export async function departDue(ctx: Ctx): Promise<number> {
  let gone = 0
  for (;;) {
    const went = await ctx.transaction(departSome)
    gone += went
    if (went < atOnce) return gone
  }
}

async function departSome(ctx: Ctx): Promise<number> {
  const due = await dueDepartures(ctx.db, dayOf(ctx), atOnce)
  const cards = await accountCards(
    ctx.db,
    due.map(({ accountId }) => accountId),
  )
  const states = new Map(cards.map(({ id, state }) => [id, state]))
  for (const { id, accountId, leavesOn } of due) {
    const state = states.get(accountId)
    if (state === 'active' || state === 'suspended') {
      await depart(ctx, accountId, leavesOn)
      const object = `identity.account:${accountId}`
      await ctx.audit({
        action: 'people.leave',
        object,
        before: { state },
        after: { state: 'left', leavesOn },
      })
    }
    await markDeparted(ctx.db, id, ctx.now)
  }
  return due.length
}
