import { nearlyFull } from '@lyceum/contract/file'
import { storageQuotaMb } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { MB } from './rules.ts'
import { type Difference, differences, lockUsage, putUsage, usedBy } from './usage-store.ts'

/**
 * Compares the storage counters of a site with the sum of its files and uploads, reports and corrects differences;
 * logs when the site is nearly full.
 */
export async function checkUsage(ctx: Ctx): Promise<readonly Difference[]> {
  const siteId = ctx.site.id
  const wrong = (await differences(ctx.db)).length > 0 ? await ctx.transaction(putRight) : []
  if (wrong.length > 0)
    ctx.parts.log.error(
      { siteId, count: wrong.length, differences: wrong.slice(0, 100) },
      'storage counters were wrong',
    )
  const { site } = await usedBy(ctx.db, '0')
  const quotaMb = await storageQuotaMb(ctx.db)
  if (site > quotaMb * MB * nearlyFull)
    ctx.parts.log.warn(
      { siteId, usedMb: Math.round(site / MB), quotaMb },
      'the storage of a site is nearly full',
    )
  return wrong
}

/** Recounted under a lock: concurrent changes do not count as differences. */
async function putRight(ctx: Ctx): Promise<readonly Difference[]> {
  await lockUsage(ctx.db)
  const wrong = await differences(ctx.db)
  if (wrong.length > 0) await putUsage(ctx.db, wrong)
  return wrong
}
