import type { Result } from '@lyceum/contract/kit'
import { commonErrors } from '@lyceum/contract/kit'
import type { listSites as listSitesEndpoint } from '@lyceum/contract/sites'
import { z } from 'zod'
import { usageOfSites } from '#domains/file'
import { countPeople } from '#domains/identity'
import { siteStore } from '#domains/site'
import { cached } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { siteKey } from '#platform/cache/redis'
import { maySeeSites } from './policy.ts'
import { stateOf } from './rules.ts'

const localName = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string(), 'en-US': z.string() })
const MB = 1_048_576
const pairs = z.array(z.tuple([z.number(), z.number()]))

export async function listSites(ctx: Ctx): Promise<Result<typeof listSitesEndpoint>> {
  if (!maySeeSites(ctx.site)) fail(commonErrors.NOT_FOUND)
  const sites = await siteStore.siteRows(ctx.db)
  const hosts = Map.groupBy(await siteStore.hostRows(ctx.db), ({ siteId }) => siteId)
  const people = await peopleOfSites(ctx)
  const used = await usageOfSites(ctx.parts.database.acrossSites('the platform sees what its sites store'))
  return {
    sites: sites.map(({ id, name, createdAt, validUntil, storageQuotaMb, ...site }) => ({
      ...site,
      name: localName.parse(name),
      hosts: (hosts.get(id) ?? []).map(({ host }) => host),
      createdAt: createdAt.toISOString(),
      validUntil: validUntil?.toISOString() ?? null,
      state: stateOf(validUntil, ctx.now),
      people: people.get(id) ?? 0,
      storage: { usedMb: Math.round((used.get(id) ?? 0) / MB), quotaMb: storageQuotaMb },
    })),
  }
}

/** Cache key of the count; a new site is counted at once. */
export const peopleKey = ({ site }: Ctx) => siteKey(site.id, 'sites.people')

/** Counted once a minute at most, however often the page is opened. */
async function peopleOfSites(ctx: Ctx): Promise<ReadonlyMap<number, number>> {
  const { redis, database } = ctx.parts
  const counts = await cached({
    redis,
    key: peopleKey(ctx),
    seconds: 60,
    load: async () => [
      ...(await countPeople(database.acrossSites('the platform counts the people of its sites'))),
    ],
    parse: (value) => pairs.parse(value),
  })
  return new Map(counts)
}
