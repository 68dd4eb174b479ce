import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { type setSiteStorage as contract, sitesErrors } from '@lyceum/contract/sites'
import { siteStore } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { maySeeSites } from './policy.ts'

/** Changes a site's storage quota. Less than it uses stops new uploads and removes nothing. */
export async function setSiteStorage(
  ctx: Ctx,
  { code, quotaMb }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  if (!maySeeSites(ctx.site)) fail(commonErrors.NOT_FOUND)
  const site = (await siteStore.lockSite(ctx.db, code)) ?? fail(sitesErrors.NO_SUCH_SITE, { code })
  await siteStore.setStorageQuota(ctx.db, site.id, quotaMb)
  await ctx.audit({
    action: 'sites.site.storage',
    object: `sites.site:${code}`,
    before: { quotaMb: site.storageQuotaMb },
    after: { quotaMb },
  })
  return { code, quotaMb }
}
