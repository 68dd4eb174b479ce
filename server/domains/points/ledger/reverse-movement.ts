import { pointsReversed } from '#events/points'
import type { Ctx } from '#platform/ctx'
import { lockWallets, type Wallet } from './earn-store.ts'
import { book, entriesOf, isReversed, type Leg, movementById } from './store.ts'

type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

/** Holds are released instead, and a reversal is final. */
export const reversible: readonly string[] = ['earn', 'grant', 'take', 'tip']

/**
 * Reverses a movement by a new one that refers to it, once. What the receiver has spent meanwhile cannot be taken:
 * the rest is recorded as the shortfall. Undefined: there is nothing (left) to reverse.
 */
export function reverse(
  ctx: Ctx,
  { movementId, reason }: { readonly movementId: string; readonly reason?: string },
): Promise<{ readonly movementId: string; readonly shortfall: number } | undefined> {
  return ctx.transaction(async (ctx) => {
    const original = await movementById(ctx.db, movementId)
    if (!original || !reversible.includes(original.kind)) return undefined
    const entries = await entriesOf(ctx.db, movementId)
    const wallets = await lockWallets(ctx.db, peopleOf(ctx, entries))
    if (await isReversed(ctx.db, movementId)) return undefined

    const { rule, accountId, amount } = original
    const taken = takenFrom(entries, wallets)
    const object = `movement:${movementId}`
    const movement = { kind: 'reverse', rule, accountId, object, amount, shortfall: amount - taken } as const
    const why = { reverses: movementId, ...(reason ? { reason } : {}), byId: ctx.actor.id, at: ctx.now }
    const reversal = await book(ctx.db, { ...movement, ...why }, legsBack(entries, taken))
    if (reversal === undefined) return undefined
    const lifetime = entries.reduce((sum, entry) => sum + entry.lifetime, 0)
    await ctx.publish(pointsReversed, {
      movementId: reversal,
      reverses: movementId,
      accountId,
      rule,
      object,
      lifetime,
    })
    return { movementId: reversal, shortfall: amount - taken }
  })
}

const peopleOf = ({ site }: Ctx, entries: readonly Entry[]) =>
  entries.flatMap(({ accountId }) => (accountId === null ? [] : [{ siteId: site.id, accountId }]))

/** As much as the receiver still has; the system and shop books always have enough. */
function takenFrom(entries: readonly Entry[], wallets: ReadonlyMap<string, Wallet>): number {
  const gained = entries.find(({ amount }) => amount > 0)
  if (!gained) return 0
  if (gained.accountId === null) return gained.amount
  return Math.min(gained.amount, wallets.get(gained.accountId)?.balance ?? 0)
}

function legsBack(entries: readonly Entry[], taken: number): Leg[] {
  return entries
    .map(({ book, accountId, amount, lifetime }): Leg => {
      const back = { amount: amount > 0 ? -taken : taken, lifetime: lifetime === 0 ? 0 : -lifetime }
      return accountId === null
        ? { book: book === 'shop' ? 'shop' : 'system', ...back }
        : { book: 'person', accountId, ...back }
    })
    .filter(({ amount, lifetime }) => amount !== 0 || lifetime !== 0)
}
