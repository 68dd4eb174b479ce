import type { Ctx } from '#platform/ctx'
import { holdPurses } from './earn-store.ts'
import { book, type Hold, holdOf, insertHold, type Leg, settleHold } from './store.ts'

type Held = {
  readonly accountId: string
  /** What the room calls its reason: `mall.exchange`, `qa.bounty`. */
  readonly rule: string
  /** What it is held for: `mall.order:123`. */
  readonly object: string
}

/**
 * Takes points out of a purse and keeps them apart; undefined when there are too few. The same again answers the hold
 * that is there, whatever became of it since.
 */
export function hold(
  ctx: Ctx,
  { amount, ...whose }: Held & { readonly amount: number },
): Promise<Hold | undefined> {
  return ctx.transaction(async (ctx) => {
    const purse = (await holdPurses(ctx.db, [{ siteId: ctx.site.id, ...whose }])).get(whose.accountId)
    const known = await holdOf(ctx.db, whose)
    if (known) return known
    if (amount <= 0 || (purse?.balance ?? 0) < amount) return undefined
    const id = await insertHold(ctx.db, { ...whose, amount, at: ctx.now })
    await book(ctx.db, { kind: 'hold', ...whose, amount, byId: ctx.actor.id, at: ctx.now }, [
      { book: 'person', accountId: whose.accountId, amount: -amount },
      { book: 'escrow', holdId: id, amount },
    ])
    return { id, ...whose, amount, state: 'held' }
  })
}

/** Gives back what was held; whether it was still held. */
export async function release(ctx: Ctx, whose: Held): Promise<boolean> {
  const to = { book: 'person', accountId: whose.accountId } as const
  return (await settle(ctx, whose, { kind: 'release', to })) !== undefined
}

/** Pays what was held, to the shop or to somebody else; whether it was still held. */
export async function pay(
  ctx: Ctx,
  { to, ...whose }: Held & { readonly to: 'shop' | { readonly accountId: string } },
): Promise<boolean> {
  const receiver = to === 'shop' ? { book: 'shop' as const } : { book: 'person' as const, ...to }
  return (await settle(ctx, whose, { kind: 'pay', to: receiver })) !== undefined
}

/** An earning that waited: the person has earned it now, or the house has it back. Answers what moved it. */
export function settleEarning(
  ctx: Ctx,
  whose: Held,
  { isApproved }: { readonly isApproved: boolean },
): Promise<string | undefined> {
  if (!isApproved) return settle(ctx, whose, { kind: 'pay', to: { book: 'system' } })
  const to = { book: 'person', accountId: whose.accountId, isEarned: true } as const
  return settle(ctx, whose, { kind: 'release', to })
}

type Settlement = {
  readonly kind: 'release' | 'pay'
  readonly to: Receiver
}
type Receiver =
  | { readonly book: 'person'; readonly accountId: string; readonly isEarned?: true }
  | { readonly book: 'system' | 'shop' }

/** Empties a hold into one book, once; undefined when it was settled before. */
function settle(ctx: Ctx, whose: Held, { kind, to }: Settlement): Promise<string | undefined> {
  return ctx.transaction(async (ctx) => {
    const { accountId, rule, object } = whose
    const people = [accountId, ...(to.book === 'person' ? [to.accountId] : [])]
    await holdPurses(
      ctx.db,
      people.map((one) => ({ siteId: ctx.site.id, accountId: one })),
    )
    const held = await holdOf(ctx.db, whose)
    const state = kind === 'release' ? 'released' : 'paid'
    if (!held || !(await settleHold(ctx.db, held.id, { state, at: ctx.now }))) return undefined
    const { id: holdId, amount } = held
    return book(ctx.db, { kind, accountId, rule, object, amount, byId: ctx.actor.id, at: ctx.now }, [
      { book: 'escrow', holdId, amount: -amount },
      legOf(to, amount),
    ])
  })
}

function legOf(to: Receiver, amount: number): Leg {
  if (to.book !== 'person') return { book: to.book, amount }
  return { book: 'person', accountId: to.accountId, amount, lifetime: to.isEarned ? amount : 0 }
}
