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
  /** When the login page asks for a captcha: at every login, or where there is a risk (decisions, Q-006). */
  'captcha.rule': z.enum(['ALWAYS', 'RISK']).default('ALWAYS'),
  /** One live session per person: a newer login ends the older. */
  'login.single': z.boolean().default(true),
  /** Minutes without work after which a session ends; 0: only its day ends it. Administrators have 30 at most (D30). */
  'session.idleMinutes': z.int().min(0).max(1440).default(0),
  'registration.open': z.boolean().default(true),
  /** Whether a registered account may sign in at once, without approval. */
  'registration.automatic': z.boolean().default(false),
  /** Whether a picture of the signed form is asked for. */
  'registration.formImage': z.boolean().default(false),
  /** What a new password must look like (D20); the bounds below hold whatever anyone sets. */
  'password.profile': z.enum(['default', 'dengbao', 'nist']).default('default'),
  'password.minLength': z.int().min(8).max(32).default(8),
  'password.maxLength': z.int().min(64).max(128).default(64),
  /** Days after which a password must be changed; 0: never. */
  'password.maxAgeDays': z.int().min(0).max(365).default(0),
  /** Words that a password must not be made of, separated by spaces: product names, slogans. */
  'password.words': z.string().max(500).default(''),
  /** Needs a gateway: without one nothing arrives. */
  'sms.offered': z.boolean().default(false),
  /** Short messages per day, whoever asks for them: the bill has a ceiling (D09). */
  'sms.dailyBudget': z.int().min(0).max(1_000_000).default(1000),
  'theme.mode': z.enum(['light', 'dark', 'system']).default('light'),
} as const

export type SettingName = keyof typeof settingSchemas
export type Settings = Readonly<z.output<typeof settingsSchema>>

export const settingsSchema = z.object(settingSchemas)
export const settingName = settingsSchema.keyof()
export const settingNames: readonly SettingName[] = settingName.options
