import { z } from 'zod'
import { commonErrors, endpoint, id, line, pageOf, pageQuery } from '../kit/index.ts'
import { siteErrors } from './errors.ts'
import { areas } from './settings.ts'

export {
  type Delivery,
  deliveryChannels,
  deliveryDays,
  deliveryReasons,
  deliveryStates,
  listDeliveries,
} from './delivery.ts'
export { siteErrors } from './errors.ts'
export { blanksIn, fillBlanks, findTextProblems, type TextProblem } from './notice-text.ts'
export { listNotices, resetNotice, saveNotice, testNotice } from './notices.ts'
export { listSettings, saveSetting, saveSettings } from './setting-endpoints.ts'
export {
  areas,
  pictureNames,
  pictureSettings,
  settingNames,
  settingSchemas,
  settingsSchema,
} from './settings.ts'
export type { Area, PictureName, SettingName, Settings } from './settings.ts'

const localName = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string(), 'en-US': z.string() })

/** C-007. Field names as in the shell document; the last six are our own. */
export const getSitePoster = endpoint({
  method: 'GET',
  path: '/app/user/single/userlogin/getSitePoster',
  kind: 'read',
  access: 'public',
  summary:
    'What a page needs before anyone has signed in: name, logos, icon, login picture, footer flag, theme.',
  result: z.object({
    userSitePosterInfo: z.object({
      logoFileCn: z.string(),
      logoFileHk: z.string(),
      logoFileUs: z.string(),
      spPCFavicon: z.string(),
      allShowFooterInd: z.boolean(),
      loginPicture: z.string(),
      siteName: localName,
      copyright: z.string(),
      themeMode: z.enum(['light', 'dark', 'system']),
      /** The site's time zone, in which times are shown. */
      zone: z.string(),
      /** Parts of the portal that this site has disabled. */
      closedAreas: z.array(z.enum(areas)),
    }),
  }),
  errors: [siteErrors.SITE_NOT_EXIST, siteErrors.SITE_EXPIRED],
})

/** C-023. Public because the mobile guard runs before login. */
export const getDomainUrl = endpoint({
  method: 'GET',
  path: '/app/api/trainee/system-setting/getDomainUrl',
  kind: 'read',
  access: 'public',
  summary:
    'Base addresses: the mobile site (empty: none, and the mobile guard is off) and the host of user content.',
  result: z.object({ mobileUrl: z.string(), contentUrl: z.string() }),
})

/** C-024. */
export const getAppQRCode = endpoint({
  method: 'GET',
  path: '/app/api/trainee/system-setting/getAppQRCode',
  kind: 'read',
  access: 'public',
  summary: 'The QR code of the mobile app as an SVG picture; empty when the site has no app.',
  result: z.object({ address: z.string(), svg: z.string() }),
})

/** C-020. */
export const getWaterMark = endpoint({
  method: 'GET',
  path: '/app/api/system-setting/water-mark',
  kind: 'read',
  access: 'user',
  summary: 'Whether pages carry a watermark, and the text it shows to this person.',
  result: z.object({ value: z.enum(['ON', 'OFF']), text: z.string() }),
})

/** C-022. */
export const getUserFaceSwitch = endpoint({
  method: 'GET',
  path: '/app/api/trainee/system-setting/getUserFaceSwitch',
  kind: 'read',
  access: 'user',
  summary: 'Whether face recognition is switched on.',
  result: z.object({ value: z.enum(['ON', 'OFF']) }),
})

/** C-072. */
export const listRecommendedLinks = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/recommend/list',
  kind: 'read',
  access: 'user',
  summary: 'Links that the footer recommends to signed-in people.',
  query: pageQuery,
  result: pageOf(
    z.object({ id: id('site.link'), title: z.string(), accessUrl: z.string(), position: z.int() }),
  ),
})

/** C-071. */
export const getRecommendedLink = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/recommend/detail/:id',
  kind: 'read',
  access: 'user',
  summary: 'One recommended link.',
  params: z.object({ id: id('site.link') }),
  result: z.object({ id: id('site.link'), title: z.string(), accessUrl: z.string() }),
  errors: [commonErrors.NOT_FOUND],
})

const linkBody = z.object({
  title: line(40),
  accessUrl: z.url({ protocol: /^https?$/ }).max(300),
  /** If omitted, a new link goes to the end and an existing one keeps its place. */
  position: z.int().min(0).max(999).optional(),
})

export const addLink = endpoint({
  method: 'POST',
  path: '/app/api/admin/recommend-link',
  kind: 'write',
  access: { permission: 'site.manage' },
  summary: 'Adds a link to the footer.',
  body: linkBody,
  result: z.object({ id: id('site.link') }),
})

export const editLink = endpoint({
  method: 'PUT',
  path: '/app/api/admin/recommend-link/:id',
  kind: 'write',
  access: { permission: 'site.manage' },
  summary: 'Changes a link of the footer.',
  params: z.object({ id: id('site.link') }),
  body: linkBody,
  result: z.object({ id: id('site.link') }),
  errors: [commonErrors.NOT_FOUND],
})

export const removeLink = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/recommend-link/:id',
  kind: 'write',
  access: { permission: 'site.manage' },
  summary: 'Takes a link out of the footer.',
  params: z.object({ id: id('site.link') }),
  result: z.object({ id: id('site.link') }),
  errors: [commonErrors.NOT_FOUND],
})

export const orderLinks = endpoint({
  method: 'PUT',
  path: '/app/api/admin/recommend-link-order',
  kind: 'write',
  access: { permission: 'site.manage' },
  summary: 'Puts links of the footer in an order: the given ones first, as given.',
  body: z.object({ ids: z.array(id('site.link')).min(1).max(200) }),
  result: z.object({ ids: z.array(id('site.link')) }),
  errors: [commonErrors.NOT_FOUND],
})
