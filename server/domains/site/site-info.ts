import type { Result } from '@lyceum/contract/kit'
import { areas, type getSitePoster as getSitePosterEndpoint } from '@lyceum/contract/site'
import type * as contract from '@lyceum/contract/site'
import { toString as qrCode } from 'qrcode'
import type { Ctx } from '#platform/ctx'
import { settingsOf } from './settings.ts'

/** What a page needs before signing in. */
export async function getSitePoster(ctx: Ctx): Promise<Result<typeof getSitePosterEndpoint>> {
  const settings = await settingsOf(ctx)
  return {
    userSitePosterInfo: {
      logoFileCn: settings['logo.zh-CN'],
      logoFileHk: settings['logo.zh-TW'],
      logoFileUs: settings['logo.en-US'],
      spPCFavicon: settings['icon'],
      allShowFooterInd: settings['footer.shown'],
      loginPicture: settings['login.picture'],
      siteName: ctx.site.name,
      copyright: settings['footer.copyright'],
      themeMode: settings['theme.mode'],
      zone: ctx.site.zone,
      closedAreas: areas.filter((area) => !settings[`area.${area}`]),
    },
  }
}

export async function getDomainUrl(ctx: Ctx): Promise<Result<typeof contract.getDomainUrl>> {
  const settings = await settingsOf(ctx)
  return { mobileUrl: settings['mobile.address'], contentUrl: `//${ctx.parts.config.CONTENT_HOST}` }
}

export async function getAppQRCode(ctx: Ctx): Promise<Result<typeof contract.getAppQRCode>> {
  const address = (await settingsOf(ctx))['app.address']
  return { address, svg: address === '' ? '' : await qrCode(address, { type: 'svg', margin: 1 }) }
}

/** The watermark shows the reader's name: it deters, it does not protect (D05). */
export async function getWaterMark(ctx: Ctx): Promise<Result<typeof contract.getWaterMark>> {
  const isShown = (await settingsOf(ctx))['watermark.shown']
  return {
    value: isShown ? 'ON' : 'OFF',
    text: isShown ? `${ctx.site.name[ctx.locale]} ${ctx.actor.id.slice(-6)}` : '',
  }
}

export async function getUserFaceSwitch(ctx: Ctx): Promise<Result<typeof contract.getUserFaceSwitch>> {
  return { value: (await settingsOf(ctx))['face.required'] ? 'ON' : 'OFF' }
}
