import type { Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/site'
import { accountNames } from '#domains/identity'
import { settingEntries } from '#domains/site'
import type { Ctx } from '#platform/ctx'

export async function listSettings(ctx: Ctx): Promise<Result<typeof contract.listSettings>> {
  const entries = await settingEntries(ctx)
  const names = await accountNames(
    ctx.db,
    entries.flatMap(({ updatedBy }) => updatedBy ?? []),
  )
  const { code, name, zone, locale, validUntil } = ctx.site
  return {
    site: { code, name, zone, locale, validUntil: validUntil?.toISOString() ?? null },
    settings: entries.map(({ updatedBy, ...entry }) => ({
      ...entry,
      updatedBy: names.get(updatedBy ?? '') ?? null,
    })),
  }
}
