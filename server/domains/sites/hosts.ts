import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/sites'
import { sitesErrors } from '@lyceum/contract/sites'
import { siteStore } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { maySeeSites } from './policy.ts'
import { isReserved } from './rules.ts'

export async function addSiteHost(
  ctx: Ctx,
  { code, host }: Input<typeof contract.addSiteHost>,
): Promise<Result<typeof contract.addSiteHost>> {
  const site = await siteOf(ctx, code)
  await giveHost(ctx, host, site.id)
  await ctx.audit({ action: 'sites.host.add', object: `sites.site:${code}`, after: { host } })
  return { host }
}

export async function removeSiteHost(
  ctx: Ctx,
  { code, host }: Input<typeof contract.removeSiteHost>,
): Promise<Result<typeof contract.removeSiteHost>> {
  const site = await siteOf(ctx, code)
  const hosts = await siteStore.hostsOf(ctx.db, site.id)
  if (!hosts.includes(host)) fail(sitesErrors.NO_SUCH_HOST, { host })
  if (hosts.length === 1) fail(sitesErrors.LAST_HOST)
  await siteStore.deleteHost(ctx.db, host, site.id)
  await ctx.audit({ action: 'sites.host.remove', object: `sites.site:${code}`, before: { host } })
  return { host }
}

/** Assigns a host name to a site, unless it is taken. */
export async function giveHost(ctx: Ctx, host: string, siteId: number): Promise<void> {
  if (isReserved(host, ctx.parts.config.CONTENT_HOST)) fail(sitesErrors.HOST_RESERVED, { host })
  if (!(await siteStore.insertHost(ctx.db, host, siteId))) fail(sitesErrors.HOST_TAKEN, { host })
}

/** Locked, so that two requests that each remove one of the last two names wait for each other. */
async function siteOf(ctx: Ctx, code: string) {
  if (!maySeeSites(ctx.site)) fail(commonErrors.NOT_FOUND)
  return (await siteStore.lockSite(ctx.db, code)) ?? fail(sitesErrors.NO_SUCH_SITE, { code })
}
