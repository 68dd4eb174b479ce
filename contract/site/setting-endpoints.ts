import { z } from 'zod'
import { endpoint, locales } from '@lyceum/contract/kit'
import { siteErrors } from './errors.ts'
import { settingName } from './settings.ts'

/** One setting and its new value; null: back to the default. */
const change = z.object({
  name: settingName,
  value: z.union([z.boolean(), z.string().max(500), z.number(), z.null()]),
})

/** C-374. */
export const saveSetting = endpoint({
  method: 'PUT',
  path: '/app/api/admin/system-setting',
  kind: 'write',
  access: { permission: 'site.manage' },
  summary: 'Changes one setting of the site; the value must fit its name.',
  body: change,
  result: z.object({ name: z.string(), value: z.unknown() }),
  errors: [siteErrors.SETTING_INVALID, siteErrors.PICTURE_NOT_FOUND],
})

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/app/api/admin/system-setting/all',
  kind: 'write',
  access: { permission: 'site.manage' },
  summary: 'Changes several settings of the site, all or none of them.',
  body: z.object({ changes: z.array(change).min(1).max(100) }),
  result: z.object({ saved: z.int() }),
  errors: [siteErrors.SETTING_INVALID, siteErrors.PICTURE_NOT_FOUND],
})

const localName = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string(), 'en-US': z.string() })

export const listSettings = endpoint({
  method: 'GET',
  path: '/app/api/admin/system-setting',
  kind: 'read',
  access: { permission: 'site.manage' },
  summary: 'All settings of the site with their present values, their defaults, and who changed them last.',
  result: z.object({
    site: z.object({
      code: z.string(),
      name: localName,
      zone: z.string(),
      locale: z.enum(locales),
      validUntil: z.string().nullable(),
    }),
    settings: z.array(
      z.object({
        name: z.string(),
        value: z.unknown(),
        byDefault: z.unknown(),
        isDefault: z.boolean(),
        updatedAt: z.string().nullable(),
        updatedBy: z.string().nullable(),
      }),
    ),
  }),
})
