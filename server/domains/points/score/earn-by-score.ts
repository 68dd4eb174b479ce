import type { Ctx } from '#platform/ctx'
import type { Scored } from '#platform/domain/earning'
import { earn } from '../earning/earn-points.ts'
import { lockWallets } from '../ledger/earn-store.ts'
import { reverse } from '../ledger/reverse-movement.ts'
import { rulesOf } from '../rule/store.ts'
import { bookingOf, stepsOf } from './rules.ts'
import { keepScore, paidTiers } from './store.ts'

/**
 * B-417, Q-111: the highest tier counts, once per exam; a better attempt pays the difference, and a regrade that
 * lowers the best takes back what is no longer reached. Each tier is a movement of its own, so that each can be
 * reversed by itself.
 */
export async function earnByScore(ctx: Ctx, scored: Scored): Promise<void> {
  const { accountId, examId, attemptId, score, fullScore } = scored
  if (fullScore <= 0) return
  await lockWallets(ctx.db, [{ siteId: ctx.site.id, accountId }])
  const percent = Math.min(100, Math.max(0, Math.round((score * 10_000) / fullScore) / 100))
  const best = await keepScore(ctx.db, { accountId, examId, attemptId, percent })
  const paid = await paidTiers(ctx.db, accountId, examId)
  for (const step of stepsOf(best, await rulesOf(ctx.db), ctx.now)) {
    const { rule, amount } = step
    const before = paid.filter((payment) => payment.rule === rule)
    const booking = bookingOf(step, before)
    if (booking?.kind === 'takeBack') await reverse(ctx, booking)
    if (booking?.kind === 'pay')
      await earn(ctx, {
        accountId,
        rule,
        object: `exam:${examId}/${before.length + 1}`,
        amount,
        isRestored: booking.isRestored,
      })
  }
}
