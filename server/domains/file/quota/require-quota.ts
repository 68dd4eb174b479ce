import { fileErrors, type PurposeName, purposes } from '@lyceum/contract/file'
import { setting, storageQuotaMb } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isPersonal, MB, mbLeft } from './rules.ts'
import { usedBy } from './usage-store.ts'

type Reserved = { readonly ownerId: string; readonly purpose: PurposeName; readonly size: number }

/**
 * Rejects an upload that was just reserved in this transaction and exceeds the quota. The reservation locks the rows of
 * the person and the site until the end, so of two concurrent uploads the second sees the first.
 */
export async function refuseOverfull(ctx: Ctx, { ownerId, purpose, size }: Reserved): Promise<void> {
  const used = await usedBy(ctx.db, ownerId)
  const quota = await setting(ctx, 'storage.personMb')
  if (isPersonal(purposes[purpose]) && used.person > quota * MB)
    fail(fileErrors.STORAGE_FULL, { quota, left: mbLeft(quota, used.person - size) })
  if (used.site > (await storageQuotaMb(ctx.db)) * MB) fail(fileErrors.SITE_STORAGE_FULL)
}
