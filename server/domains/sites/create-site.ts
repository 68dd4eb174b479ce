import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { type createSite as contract, sitesErrors } from '@lyceum/contract/sites'
import { foundSite } from '#domains/identity'
import { siteStore } from '#domains/site'
import { forget } from '#platform/cache'
import type { Ctx, Site } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Answer } from '#platform/http'
import { giveHost } from './hosts.ts'
import { peopleKey } from './list-sites.ts'
import { maySeeSites } from './policy.ts'
import { originAt } from './rules.ts'

/**
 * Makes a site whole in one transaction: its row, its host name, its agreements, its first administrator and the mail
 * to them. The record of the platform names who did it; the new site's own begins with its founding.
 */
export async function createSite(
  ctx: Ctx,
  { administrator, host, validUntil, ...wish }: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  if (!maySeeSites(ctx.site)) fail(commonErrors.NOT_FOUND)
  if (!zones.has(wish.zone)) fail(sitesErrors.ZONE_UNKNOWN, { zone: wish.zone })
  const until = validUntil === null ? null : new Date(validUntil)
  const id = await siteStore.nextSiteId(ctx.db)
  const isNew = await siteStore.insertSite(ctx.db, { ...wish, id, validUntil: until })
  if (!isNew) fail(sitesErrors.SITE_CODE_TAKEN, { code: wish.code })
  await giveHost(ctx, host, id)

  const site: Site = { ...wish, id, validUntil: until ?? undefined, isPlatform: false }
  const there = ctx.onSite(site, 'a new site gets its first administrator')
  await foundSite(there, { ...administrator, origin: originAt(host, answer.origin) })
  await ctx.audit({
    action: 'sites.site.create',
    object: `sites.site:${wish.code}`,
    after: { ...wish, host, validUntil, administrator: administrator.userName },
  })
  ctx.afterCommit(() => forget(ctx.parts.redis, peopleKey(ctx)))
  return { code: wish.code }
}

const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
