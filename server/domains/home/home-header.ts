import type * as contract from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import { mainJobOf } from '#domains/org'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { version } from '#platform/process/version'

/** The caller's place in the organisation. */
export async function getHomeUser(ctx: Ctx): Promise<Result<typeof contract.getHomeUser>> {
  const job = await mainJobOf(ctx.db, ctx.actor.id)
  return {
    gradeName: job?.gradeName ?? '',
    unitName: job?.unitName ?? '',
    positionName: job?.positionName ?? '',
  }
}

export async function getHomeSite(ctx: Ctx): Promise<Result<typeof contract.getHomeSite>> {
  const { code, name, locale, zone } = ctx.site
  const settings = await settingsOf(ctx)
  return {
    code,
    name: name[ctx.locale],
    logo: settings[`logo.${ctx.locale}`],
    copyright: settings['footer.copyright'],
    locale,
    zone,
    mobileUrl: settings['mobile.address'],
    appUrl: settings['app.address'],
    contact: settings['contact.line'],
    version,
  }
}
