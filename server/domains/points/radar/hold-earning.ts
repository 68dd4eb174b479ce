import type { Ctx } from '#platform/ctx'
import { lockWallets } from '../ledger/earn-store.ts'
import { book, insertHold } from '../ledger/store.ts'
import type { Period } from '../rule/rule-defaults.ts'
import type { Doubt } from './rules.ts'
import { insertSuspicion, ruleUsageOf } from './store.ts'

type Earning = {
  readonly accountId: string
  readonly rule: string
  readonly object: string
  readonly amount: number
  readonly limit: { readonly period: Period; readonly times: number } | null
  readonly at: Date
}

/**
 * Books an earning into a hold instead of a wallet, until somebody has reviewed it. It counts towards the limit and
 * for its object, as if it had been paid.
 */
export async function holdEarning(
  ctx: Ctx,
  { limit, amount, at, ...whose }: Earning,
  doubt: Doubt,
): Promise<'held' | 'again' | 'limit'> {
  await lockWallets(ctx.db, [{ siteId: ctx.site.id, accountId: whose.accountId }])
  const { isKnown, bucket, used } = await ruleUsageOf(ctx.db, {
    ...whose,
    period: limit?.period ?? null,
    zone: ctx.site.zone,
    at,
  })
  if (isKnown) return 'again'
  if (limit && used >= limit.times) return 'limit'
  const holdId = await insertHold(ctx.db, { ...whose, amount, at })
  const movement = { kind: 'suspect', ...whose, amount, at, ...(bucket === null ? {} : { bucket }) } as const
  await book(ctx.db, movement, [
    { book: 'escrow', holdId, amount },
    { book: 'system', amount: -amount },
  ])
  const { kind, ...evidence } = doubt
  await insertSuspicion(ctx.db, { holdId, accountId: whose.accountId, kind, evidence, at })
  return 'held'
}
