import { z } from 'zod'

const webAddress = z.url({ protocol: /^https?$/ }).max(300)
const picture = z.string().max(200)

/** Every setting of a site, by name: what it may be, and what holds while nobody has set it. */
export const settingSchemas = {
  'watermark.shown': z.boolean().default(false),
  'footer.shown': z.boolean().default(true),
  'footer.copyright': z.string().max(120).default(''),
  'face.required': z.boolean().default(false),
  'tasks.shown': z.boolean().default(true),
  'mobile.address': z.union([webAddress, z.literal('')]).default(''),
  'app.address': z.union([webAddress, z.literal('')]).default(''),
  'logo.zh-CN': picture.default(''),
  'logo.zh-TW': picture.default(''),
  'logo.en-US': picture.default(''),
  icon: picture.default(''),
  'login.picture': picture.default(''),
  'theme.mode': z.enum(['light', 'dark', 'system']).default('light'),
} as const

export type SettingName = keyof typeof settingSchemas
export type Settings = Readonly<z.output<typeof settingsSchema>>

export const settingsSchema = z.object(settingSchemas)
export const settingName = settingsSchema.keyof()
export const settingNames: readonly SettingName[] = settingName.options
