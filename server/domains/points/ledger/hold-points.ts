import type { Ctx } from '#platform/ctx'
import { lockWallets } from './earn-store.ts'
import { book, type Hold, findHold, insertHold, type Leg, settleHold } from './store.ts'

type HoldRequest = {
  readonly accountId: string
  /** The calling domain's reason: `mall.exchange`, `qa.bounty`. */
  readonly rule: string
  /** What it is held for: `mall.order:123`. */
  readonly object: string
}

/**
 * Moves points from a wallet into a hold; undefined when there are too few. The same call again returns the existing
 * hold, whatever its state.
 */
export function holdPoints(
  ctx: Ctx,
  { amount, ...whose }: HoldRequest & { readonly amount: number },
): Promise<Hold | undefined> {
  return ctx.transaction(async (ctx) => {
    const wallet = (await lockWallets(ctx.db, [{ siteId: ctx.site.id, ...whose }])).get(whose.accountId)
    const known = await findHold(ctx.db, whose)
    if (known) return known
    if (amount <= 0 || (wallet?.balance ?? 0) < amount) return undefined
    const id = await insertHold(ctx.db, { ...whose, amount, at: ctx.now })
    await book(ctx.db, { kind: 'hold', ...whose, amount, byId: ctx.actor.id, at: ctx.now }, [
      { book: 'person', accountId: whose.accountId, amount: -amount },
      { book: 'escrow', holdId: id, amount },
    ])
    return { id, ...whose, amount, state: 'held' }
  })
}

/** Releases a hold back to the wallet; returns whether it was still open. */
export async function release(ctx: Ctx, whose: HoldRequest): Promise<boolean> {
  const to = { book: 'person', accountId: whose.accountId } as const
  return (await settle(ctx, whose, { kind: 'release', to })) !== undefined
}

/** Pays a hold out, to the shop or to another person; returns whether it was still open. */
export async function pay(
  ctx: Ctx,
  { to, ...whose }: HoldRequest & { readonly to: 'shop' | { readonly accountId: string } },
): Promise<boolean> {
  const receiver = to === 'shop' ? { book: 'shop' as const } : { book: 'person' as const, ...to }
  return (await settle(ctx, whose, { kind: 'pay', to: receiver })) !== undefined
}

/** Settles an earning on hold: the person gets it, or it is revoked. Returns the movement. */
export function settleEarning(
  ctx: Ctx,
  whose: HoldRequest,
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
function settle(ctx: Ctx, whose: HoldRequest, { kind, to }: Settlement): Promise<string | undefined> {
  return ctx.transaction(async (ctx) => {
    const { accountId, rule, object } = whose
    const people = [accountId, ...(to.book === 'person' ? [to.accountId] : [])]
    await lockWallets(
      ctx.db,
      people.map((personId) => ({ siteId: ctx.site.id, accountId: personId })),
    )
    const openHold = await findHold(ctx.db, whose)
    const state = kind === 'release' ? 'released' : 'paid'
    if (!openHold || !(await settleHold(ctx.db, openHold.id, { state, at: ctx.now }))) return undefined
    const { id: holdId, amount } = openHold
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
