import type { Input, Result } from '@lyceum/contract/kit'
import { type saveSetting as contract, settingSchemas, siteErrors } from '@lyceum/contract/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { forgetSettings, settingsOf } from './settings.ts'
import { putSetting } from './store.ts'

export async function saveSetting(
  ctx: Ctx,
  { name, value }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const parsed = settingSchemas[name].safeParse(value)
  if (!parsed.success) fail(siteErrors.SETTING_INVALID, { name })

  const before = (await settingsOf(ctx))[name]
  await putSetting(ctx.db, { name, value: parsed.data, updatedBy: ctx.actor.id, updatedAt: ctx.now })
  await ctx.audit({ action: 'site.setting.save', object: `site.setting:${name}`, before, after: parsed.data })
  forgetSettings(ctx)
  return { name, value: parsed.data }
}
