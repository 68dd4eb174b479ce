import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { type createSite as contract, sitesErrors } from '@lyceum/contract/sites'
import { foundSite } from '#domains/identity'
import { siteStore } from '#domains/site'
import { forget } from '#platform/cache'
import type { Ctx, Site } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Answer } from '#platform/http'
import { giveHost } from './hosts.ts'
import { peopleKey } from './list-sites.ts'
import { maySeeSites } from './policy.ts'
import { originAt } from './rules.ts'

/**
 * Creates a complete site in one transaction: its row, host name, agreements, first administrator and their mail.
 * The platform's audit log names who did it; the new site's own log begins with its creation.
 */
export async function createSite(
  ctx: Ctx,
  { administrator, host, validUntil, ...fields }: Input<typeof contract>,
  answer: Answer,
): Promise<Result<typeof contract>> {
  if (!maySeeSites(ctx.site)) fail(commonErrors.NOT_FOUND)
  if (!zones.has(fields.zone)) fail(sitesErrors.ZONE_UNKNOWN, { zone: fields.zone })
  const until = validUntil === null ? null : new Date(validUntil)
  const id = await siteStore.nextSiteId(ctx.db)
  const isNew = await siteStore.insertSite(ctx.db, { ...fields, id, validUntil: until })
  if (!isNew) fail(sitesErrors.SITE_CODE_TAKEN, { code: fields.code })
  await giveHost(ctx, host, id)

  const site: Site = { ...fields, id, validUntil: until ?? undefined, isPlatform: false }
  const there = ctx.onSite(site, 'a new site gets its first administrator')
  await foundSite(there, { ...administrator, origin: originAt(host, answer.origin) })
  await ctx.audit({
    action: 'sites.site.create',
    object: `sites.site:${fields.code}`,
    after: { ...fields, host, validUntil, administrator: administrator.userName },
  })
  ctx.afterCommit(() => forget(ctx.parts.redis, peopleKey(ctx)))
  return { code: fields.code }
}

const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
