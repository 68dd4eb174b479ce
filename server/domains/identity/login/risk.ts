import type { Ctx } from '#platform/ctx'
import { subjectOf } from './guess.ts'
import { counterOf, wasSeenAt } from './store.ts'

const failuresOfRisk = 2
const rememberedMs = 90 * 86_400_000

/** Whether a login needs a captcha on a site that asks for one only then: after two failures, or from a new address. */
export async function isRisky(
  ctx: Ctx,
  attempt: { readonly accountId: string | undefined; readonly name: string },
): Promise<boolean> {
  const counter = await counterOf(ctx.db, subjectOf(attempt))
  if ((counter?.failures ?? 0) >= failuresOfRisk) return true
  const { accountId } = attempt
  const since = new Date(ctx.now.getTime() - rememberedMs)
  return !accountId || !(await wasSeenAt(ctx.db, { accountId, address: ctx.address, since }))
}
