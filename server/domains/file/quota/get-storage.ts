import type { getStorage as contract } from '@lyceum/contract/file'
import type { Result } from '@lyceum/contract/kit'
import { setting, storageQuotaMb } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { maySeeSiteStorage } from '../policy.ts'
import { MB } from './rules.ts'
import { usedBy } from './usage-store.ts'

export async function getStorage(ctx: Ctx): Promise<Result<typeof contract>> {
  const used = await usedBy(ctx.db, ctx.actor.id)
  const person = { used: used.person, quota: (await setting(ctx, 'storage.personMb')) * MB }
  if (!maySeeSiteStorage(ctx.actor)) return { person, site: null }
  return { person, site: { used: used.site, quota: (await storageQuotaMb(ctx.db)) * MB } }
}
