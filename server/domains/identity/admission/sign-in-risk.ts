import type { Ctx } from '#platform/ctx'
import { subjectOf } from './limit-sign-in-attempts.ts'
import { counterOf, isKnownAddress } from './store.ts'

const failuresOfRisk = 2
const rememberedMs = 90 * 86_400_000

/**
 * Whether a login needs a captcha on a site that requires one only at risk: after two failures with this user name,
 * or from an address without previous sign-ins. Whether the user name exists must make no difference (INV-S10).
 */
export async function isRisky(
  ctx: Ctx,
  attempt: { readonly accountId: string | undefined; readonly name: string },
): Promise<boolean> {
  const counter = await counterOf(ctx.db, subjectOf(attempt))
  if ((counter?.failures ?? 0) >= failuresOfRisk) return true
  const since = new Date(ctx.now.getTime() - rememberedMs)
  return !(await isKnownAddress(ctx.db, { address: ctx.address, since }))
}
