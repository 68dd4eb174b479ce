import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { type setSiteValidity as contract, sitesErrors } from '@lyceum/contract/sites'
import { siteStore } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { maySeeSites } from './policy.ts'

/** Expires or renews a site. Its data stay; every process notices it within five seconds (INV-T05). */
export async function setSiteValidity(
  ctx: Ctx,
  { code, until }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  if (!maySeeSites(ctx.site)) fail(commonErrors.NOT_FOUND)
  const site = (await siteStore.lockSite(ctx.db, code)) ?? fail(sitesErrors.NO_SUCH_SITE, { code })
  if (site.isPlatform && until !== null) fail(sitesErrors.PLATFORM_STAYS)
  const validUntil = momentOf(until, ctx.now)
  await siteStore.setValidUntil(ctx.db, site.id, validUntil)
  await ctx.audit({
    action: validUntil && validUntil <= ctx.now ? 'sites.site.expire' : 'sites.site.renew',
    object: `sites.site:${code}`,
    before: { validUntil: site.validUntil },
    after: { validUntil },
  })
  return { code, validUntil: validUntil?.toISOString() ?? null }
}

function momentOf(until: Input<typeof contract>['until'], now: Date): Date | null {
  if (until === null) return null
  return until === 'now' ? now : new Date(until)
}
